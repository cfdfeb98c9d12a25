import { fieldTypes } from '@/lib/form/field-type';
import { formInputTool, simpleFormInputTool } from '@/lib/tools/form-input';
import { expect, test } from 'vitest';

const tools = [
  ['full', formInputTool],
  ['simple', simpleFormInputTool],
] as const;

test.each(tools)('the %s tool is a function called form_input', (_, tool) => {
  expect(tool.type).toBe('function');
  expect(tool.function.name).toBe('form_input');
  expect(tool.function.parameters).toMatchObject({ type: 'object' });
});

test.each(tools)('the %s tool enumerates the types where agents look for them', (_, tool) => {
  expect(tool.function.parameters).toHaveProperty(
    'properties.fields.items.properties.type.enum',
    fieldTypes,
  );
});

test.each(tools)('the %s tool is written out, without references', (_, tool) => {
  expect(JSON.stringify(tool)).not.toContain('$ref');
});

const everyAttribute =
  'type label placeholder defaultValue readonly required disabled min max step minLength ' +
  'maxLength pattern options multiple rows cols autocomplete className';

test.each([
  ['full', formInputTool, everyAttribute],
  ['simple', simpleFormInputTool, 'type label placeholder'],
])('the %s tool has its attributes of a form field', (_, tool, attributes) => {
  expect(tool.function.parameters).toHaveProperty(
    'properties.fields.items.properties',
    expect.toSatisfy((properties: object) => Object.keys(properties).join(' ') === attributes),
  );
});

const text = { type: 'string' };
const number = { type: 'number' };
const flag = { type: 'boolean' };
const type = { type: 'string', enum: fieldTypes };
const options = {
  type: 'array',
  items: {
    type: 'object',
    properties: { label: text, value: { type: ['string', 'number'] } },
    required: ['label', 'value'],
  },
};

/** A schema without its descriptions. */
function shapeOf(schema: unknown): unknown {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === 'description' && typeof value === 'string' ? undefined : value,
  );
  return JSON.parse(text);
}

const form = (items: object) => ({
  type: 'object',
  properties: {
    heading: text,
    description: text,
    fields: { type: 'array', items },
    submitButton: { type: 'object', properties: { label: text } },
  },
  required: ['heading', 'description', 'fields'],
});

test('the full tool has the types of the interface', () => {
  const properties = {
    type,
    label: text,
    placeholder: text,
    defaultValue: { type: ['string', 'number', 'boolean'] },
    readonly: flag,
    required: flag,
    disabled: flag,
    min: number,
    max: number,
    step: number,
    minLength: number,
    maxLength: number,
    pattern: text,
    options,
    multiple: flag,
    rows: number,
    cols: number,
    autocomplete: text,
    className: text,
  };
  expect(shapeOf(formInputTool.function.parameters)).toEqual(
    form({ type: 'object', properties, required: ['type'] }),
  );
});

test('the simple tool has types, labels and placeholders', () => {
  const properties = { type, label: text, placeholder: text };
  expect(shapeOf(simpleFormInputTool.function.parameters)).toEqual(
    form({ type: 'object', properties, required: ['type', 'label'] }),
  );
});

test.each(tools)('the %s tool tells the agent what it and each of its parts is for', (_, tool) => {
  for (const use of ['login', 'captcha', 'choice', 'answer']) {
    expect(tool.function.description).toContain(use);
  }
  const described = (properties: object): void => {
    for (const part of Object.values(properties)) {
      expect(part).toHaveProperty('description', expect.stringMatching(/^[A-Z].*\.$/));
      const { properties: within, items } = part;
      described(within ?? items?.properties ?? {});
    }
  };
  described(tool.function.parameters['properties'] ?? {});
});
