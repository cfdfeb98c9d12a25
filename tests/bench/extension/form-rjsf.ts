import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { choices, fields, type MeasuredField } from './fields';
import { measureForm } from './on-page';

function schemaOf({ kind, label }: MeasuredField): RJSFSchema {
  switch (kind) {
    case 'number':
      return { type: 'number', title: label };
    case 'checkbox':
      return { type: 'boolean', title: label };
    case 'select':
    case 'radio':
      return { type: 'string', title: label, enum: [...choices] };
    case 'range':
      return { type: 'integer', title: label, minimum: 0, maximum: 100 };
    case 'email':
    case 'date':
      return { type: 'string', title: label, format: kind };
    case 'text':
    case 'textarea':
    case 'password':
      return { type: 'string', title: label };
  }
}

function widgetOf({ kind }: MeasuredField): UiSchema {
  const isWidget = kind === 'textarea' || kind === 'radio' || kind === 'password';
  return isWidget || kind === 'range' ? { 'ui:widget': kind } : {};
}

let root: Root | null = null;

measureForm((app, count) => {
  root?.unmount();
  root = createRoot(app);
  const keyed = fields(count).map((field, index) => [`field${index}`, field] as const);
  const schema: RJSFSchema = {
    type: 'object',
    title: 'Measured',
    properties: Object.fromEntries(keyed.map(([key, field]) => [key, schemaOf(field)])),
  };
  const uiSchema = Object.fromEntries(keyed.map(([key, field]) => [key, widgetOf(field)]));
  const form = createElement(Form, { schema, uiSchema, validator });
  const drawn = root;
  flushSync(() => drawn.render(form));
});
