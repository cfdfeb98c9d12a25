import { i18n } from '#i18n';
import { render } from 'preact';
import { expect, test } from 'vitest';

test('messages reach a component', () => {
  render(<p>{i18n.t('extension.name')}</p>, document.body);
  expect(document.querySelector('p')?.textContent).toBe('Beckon');
});
