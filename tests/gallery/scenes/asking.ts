import type { Scene } from '../scene.ts';
import { type Asked, callingTask, connection } from '../stored.ts';

interface AnyForm {
  readonly heading: string;
  readonly fields: readonly unknown[];
}

/** The page of a request with this form, which may be a form that no agent should write. */
export function asking(name: string, form: AnyForm, act?: Scene['act'], asked: Asked = {}): Scene {
  return {
    name: `request-${name}`,
    hash: '#/tasks/paper/request',
    stored: (setting) => ({
      ...connection(setting),
      ...callingTask('paper', 'Reorder printer paper', form, {
        ...asked,
        call: { digest: digest(form), ...asked.call },
      }),
    }),
    ...(act && { act }),
  };
}

function digest({ heading, fields }: AnyForm) {
  const secrets = fields.filter((field) => JSON.stringify(field).includes('"type":"password"'));
  const counts = { fields: fields.length, secrets: secrets.length };
  return { kind: 'form', heading: heading.slice(0, 200), ...counts } as const;
}
