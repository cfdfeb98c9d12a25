import { choices, fields, type MeasuredField } from './fields';
import { measureForm } from './on-page';

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

function controls({ kind }: MeasuredField, name: string): readonly HTMLElement[] {
  switch (kind) {
    case 'textarea':
      return [element('textarea', { name, rows: 3 })];
    case 'select': {
      const options = choices.map((choice) => element('option', { textContent: choice }));
      return [element('select', { name }, ...options)];
    }
    case 'radio':
      return choices.map((choice) => {
        const radio = element('input', { type: 'radio', name, value: choice });
        return element('label', {}, radio, document.createTextNode(choice));
      });
    case 'text':
    case 'email':
    case 'number':
    case 'checkbox':
    case 'date':
    case 'password':
    case 'range':
      return [element('input', { type: kind, name })];
  }
}

// The least a form can cost: it has nothing but the platform's own elements.
measureForm((app, count) => {
  const form = element('form', {});
  for (const [index, field] of fields(count).entries()) {
    const text = document.createTextNode(field.label);
    form.append(element('div', {}, element('label', {}, text, ...controls(field, `f${index}`))));
  }
  form.append(element('button', { type: 'submit', textContent: 'Send answer' }));
  app.replaceChildren(form);
});
