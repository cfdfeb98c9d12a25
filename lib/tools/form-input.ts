import { fieldTypes } from '@/lib/form/field-type';
import { formToolName } from '@/lib/form/request-kind';
import type { ToolDefinition } from '@/lib/service/types';

const description =
  'Ask the person who owns this task for something only they can give: a login, a code, a captcha, ' +
  'a choice or a confirmation. Describe a form; they fill it in. Ask for everything you need at ' +
  'once, give every field a short label, and say in the description why you ask. The answer is a ' +
  'JSON array of the fields, each with an added "value".';

const text = (description: string) => ({ type: 'string', description });
const number = (description: string) => ({ type: 'number', description });
const flag = (description: string) => ({ type: 'boolean', description });

/** Written out in full, without `$ref`: not every agent's validator follows references. */
const option = {
  type: 'object',
  properties: {
    label: text('What the person reads.'),
    value: { type: ['string', 'number'], description: 'What you get when they choose it.' },
  },
  required: ['label', 'value'],
};

const field = {
  type: 'object',
  properties: {
    type: {
      type: 'string',
      enum: fieldTypes,
      description: 'The kind of field.',
    },
    label: text('The question, in a few words. Tells the fields apart.'),
    placeholder: text('An example, shown while empty; beside a checkbox or switch, its text.'),
    defaultValue: {
      type: ['string', 'number', 'boolean'],
      description: 'What the field holds at first.',
    },
    readonly: flag('The person may read it but not change it.'),
    required: flag('The person must fill it in.'),
    disabled: flag('The field is shown but not used.'),
    min: number(
      'Least number; for date, datetime-local and week in ms since 1970-01-01, for time in ms ' +
        'since midnight, for month in months since 1970-01.',
    ),
    max: number('Greatest number, counted like min.'),
    step: number('Distance between the numbers allowed. Any number is allowed without it.'),
    minLength: number('Least number of characters.'),
    maxLength: number('Greatest number of characters.'),
    pattern: text('A regular expression the whole text must match.'),
    options: {
      type: 'array',
      items: option,
      description: 'The choices of a select, radio or checkbox field.',
    },
    multiple: flag('Whether more than one option of a select may be chosen.'),
    rows: number('Height of a textarea, in lines.'),
    cols: number('Width of a textarea, in characters.'),
    autocomplete: text('An HTML autocomplete token, such as email or name.'),
    className: text('CSS class names for the input.'),
  },
  required: ['type'],
};

const simpleField = {
  type: 'object',
  properties: {
    type: field.properties.type,
    label: field.properties.label,
    placeholder: field.properties.placeholder,
  },
  required: ['type', 'label'],
};

function formTool(fields: Readonly<Record<string, unknown>>): ToolDefinition {
  return {
    type: 'function',
    function: {
      name: formToolName,
      description,
      parameters: {
        type: 'object',
        properties: {
          heading: text('What the form is for, in a few words.'),
          description: text('Why you ask, and what happens with the answer.'),
          fields: { type: 'array', items: fields, description: 'The fields, in order.' },
          submitButton: {
            type: 'object',
            properties: { label: text('Text of the button that sends the answer.') },
            description: 'The button that sends the answer.',
          },
        },
        required: ['heading', 'description', 'fields'],
      },
    },
  };
}

/** The conventional form tool, with every attribute of the interface (§2, form field). */
export const formInputTool = formTool(field);

/** Its simpler variant: fields with only a type, a label and a placeholder. */
export const simpleFormInputTool = formTool(simpleField);
