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
