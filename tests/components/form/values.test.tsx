import { afterEach, expect, test } from 'vitest';
import { hideForm, send, showForm } from './show-form';

afterEach(hideForm);

const options = [{ label: 'One', value: 1 }, { label: 'Other one', value: '1' }, 'c'];

/** What each field sends when the person only presses the button. */
test.each([
  [{ type: 'text' }, ''],
  [{ type: 'text', defaultValue: 0 }, '0'],
  [{ type: 'text', defaultValue: false }, 'false'],
  [{ type: 'text', defaultValue: 'a\nb' }, 'ab'],
  [{ type: 'password', defaultValue: ' p ' }, ' p '],
  [{ type: 'email', defaultValue: ' a@b.c ' }, 'a@b.c'],
  [{ type: 'email', multiple: true, defaultValue: ' a@b.c , d@e.f' }, 'a@b.c,d@e.f'],
  [{ type: 'url', defaultValue: ' https://a.b ' }, 'https://a.b'],
  [{ type: 'tel', defaultValue: '+1\r\n2' }, '+12'],
  [{ type: 'hidden', defaultValue: 'x' }, 'x'],
  [{ type: 'textarea' }, ''],
  [{ type: 'textarea', defaultValue: '\na\r\nb' }, '\na\nb'],
  [{ type: 'number' }, null],
  [{ type: 'number', defaultValue: 0 }, 0],
  [{ type: 'number', defaultValue: '2.50' }, 2.5],
  [{ type: 'number', defaultValue: 'many' }, null],
  [{ type: 'number', defaultValue: 1e21 }, 1e21],
  [{ type: 'range' }, 50],
  [{ type: 'range', min: 0, max: 10 }, 5],
  [{ type: 'range', min: 0, max: 10, defaultValue: 99 }, 10],
  [{ type: 'range', min: 200, max: 400, step: 100, defaultValue: 240 }, 200],
  [{ type: 'range', min: -10, max: -5, step: 0.5, defaultValue: -7.5 }, -7.5],
  [{ type: 'range', min: 10, max: 5 }, 50],
  [{ type: 'range', min: 200 }, 200],
  [{ type: 'range', max: -5 }, -5],
  [{ type: 'range', min: -5, max: 5, defaultValue: 0 }, 0],
  [{ type: 'range', min: 0, max: 1 }, 0.5],
  [{ type: 'range', min: 0, max: 1, defaultValue: 0.3 }, 0.3],
  [{ type: 'range', min: 0, max: 5, defaultValue: 2.5 }, 2.5],
  [{ type: 'range', min: 0.2, max: 0.8 }, 0.5],
  [{ type: 'range', min: 0, max: 1, step: 0.1, defaultValue: '0.3' }, 0.3],
  [{ type: 'date' }, null],
  [{ type: 'date', defaultValue: '2024-02-29' }, '2024-02-29'],
  [{ type: 'date', defaultValue: '2023-02-29' }, null],
  [{ type: 'date', defaultValue: 0 }, '1970-01-01'],
  [{ type: 'time', defaultValue: '09:30:00' }, '09:30:00'],
  [{ type: 'datetime-local', defaultValue: '2024-01-01 10:00' }, '2024-01-01T10:00'],
  [{ type: 'month', defaultValue: '2024-02' }, '2024-02'],
  [{ type: 'week', defaultValue: '2020-W53' }, '2020-W53'],
  [{ type: 'week', defaultValue: '2021-W53' }, null],
  [{ type: 'select', options }, null],
  [{ type: 'select', options, defaultValue: 1 }, 1],
  [{ type: 'select', options, defaultValue: '1' }, '1'],
  [{ type: 'select', options, defaultValue: 'gone' }, null],
  [{ type: 'select', options: [1, 2], defaultValue: '2' }, 2],
  [{ type: 'select', options, multiple: true }, []],
  [{ type: 'select', options, multiple: true, defaultValue: ['c', 1] }, [1, 'c']],
  [{ type: 'select' }, null],
  [{ type: 'radio', options: [0, 1], defaultValue: 0 }, 0],
  [{ type: 'radio', options }, null],
  [{ type: 'radio', options, defaultValue: 'c' }, 'c'],
  [{ type: 'checkbox', options }, []],
  [{ type: 'checkbox', options, defaultValue: '1' }, ['1']],
  [{ type: 'checkbox', options, defaultValue: ['c', 1] }, [1, 'c']],
  [{ type: 'checkbox' }, false],
  [{ type: 'checkbox', defaultValue: false }, false],
  [{ type: 'checkbox', options: [], defaultValue: true }, true],
  [{ type: 'switch' }, false],
  [{ type: 'switch', defaultValue: 'true' }, true],
])('%j sends %j', async (field, value) => {
  for (const state of [{}, { readonly: true }, { disabled: true }]) {
    expect(await send(showForm({ fields: [{ ...field, ...state }] }))).toEqual([value]);
  }
});

test('a form without fields is a confirmation', async () => {
  const shown = showForm({ fields: [], heading: 'Go on?', submitButton: { label: 'Yes' } });
  expect(shown.submitButton().textContent).toBe('Yes');
  expect(await send(shown)).toEqual([]);
});

test('repeated labels, clobbering names and junk keep their places', async () => {
  const fields: unknown = JSON.parse(
    '[{"type":"text","label":"A","defaultValue":"1"},{"type":"text","label":"A","defaultValue":"2"},' +
      '{"type":"text","label":"__proto__","__proto__":{"x":1}},{"type":"text","label":"submit"},null,7]',
  );
  const shown = showForm({ fields });
  await send(shown);
  expect(shown.sent[0]).toBe(
    '[{"type":"text","label":"A","defaultValue":"1","value":"1"},' +
      '{"type":"text","label":"A","defaultValue":"2","value":"2"},' +
      '{"type":"text","label":"__proto__","__proto__":{"x":1},"value":""},' +
      '{"type":"text","label":"submit","value":""},null,7]',
  );
});
