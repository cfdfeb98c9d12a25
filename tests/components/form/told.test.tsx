import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hideForm, send, showForm, type Shown } from './show-form';

afterEach(hideForm);

const told = 'Decimals start at the dot or comma. Write thousands without one.';

function statusOf(shown: Shown): string | null | undefined {
  return shown.field(0).querySelector('[aria-live]')?.textContent;
}

/** What a screen reader reads after the control's name. */
function descriptionOf(shown: Shown): string {
  const ids = shown.input(0).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

// In a German browser "1.500" stays on the screen like this, too, and is 1.5.
test.each([
  ['1.500', 1.5],
  ['1.000', 1],
  ['1.234,50', 1.2345],
])('%s is sent as a decimal, which is told while it is typed', async (text, sent) => {
  const shown = showForm({ fields: [{ type: 'number', label: 'Price' }] });
  expect(statusOf(shown)).toBe('');
  await userEvent.type(shown.input(0), text);
  await expect.poll(() => statusOf(shown)).toBe(told);
  expect(await send(shown)).toEqual([sent]);
});

test.each(['19.99', '1500', '1500.505', '0.125'])('%s is told nothing about', async (text) => {
  const shown = showForm({ fields: [{ type: 'number', label: 'Price' }] });
  await userEvent.type(shown.input(0), '1.500');
  await expect.poll(() => statusOf(shown)).toBe(told);
  await userEvent.clear(shown.input(0));
  await userEvent.type(shown.input(0), text);
  await expect.poll(() => statusOf(shown)).toBe('');
});

test("the agent's own decimals are told nothing about", () => {
  const shown = showForm({ fields: [{ type: 'number', label: 'Rate', defaultValue: 0.125 }] });
  expect(shown.input(0).value).toBe('0.125');
  expect(statusOf(shown)).toBe('');
});

describe('an e-mail address', () => {
  const form = { fields: [{ type: 'email', label: 'To' }] };

  test.each([
    ['info@weiß.de', 'info@weiss.de'],
    ['a@BÜCHER.de', 'a@xn--bcher-kva.de'],
    // With something that nobody sees.
    ['a@b\u200Bc.de', 'a@bc.de'],
    // Chromium takes it for an address only once all of it is one, whatever was typed last.
    ['infoweiß.de{ArrowLeft>7/}@', 'info@weiss.de'],
    ['jörg@weiß.de{ArrowLeft>9/}{Backspace>2/}oer', 'joerg@weiss.de'],
  ])('%s is sent in other letters, which is told while it is entered', async (keys, sent) => {
    const shown = showForm(form);
    shown.input(0).focus();
    await userEvent.keyboard(keys);
    await expect.poll(() => statusOf(shown)).toBe(`Will be sent as ${sent}`);
    expect(await send(shown)).toEqual([sent]);
    await userEvent.clear(shown.input(0));
    await expect.poll(() => statusOf(shown)).toBe('');
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
    await expect.poll(() => statusOf(shown)).toBe(`Will be sent as ${sent}`);
  });

  test('that comes from a draft is told, too', async () => {
    const shown = showForm(form);
    shown.sheet.restore(new Map([[0, { kind: 'typed', text: 'a@xn--bcher-kva.de' }]]));
    await expect.poll(() => statusOf(shown)).toBe('Will be sent as a@xn--bcher-kva.de');
    expect(descriptionOf(shown)).toBe('Will be sent as a@xn--bcher-kva.de');
  });

  // It changes with each letter, and would be read out as often.
  test('is read out, and described, when the field is left, even with nothing changed', async () => {
    const placeholder = 'The address of the firm that is to get the invoices, not your own address';
    const shown = showForm({ fields: [{ type: 'email', label: 'To', placeholder }] });
    const line = shown.field(0).querySelector('[aria-live]');
    for (const keys of ['info@weiß.de', 'x{Backspace}']) {
      await userEvent.type(shown.input(0), keys);
      await expect.poll(() => line?.ariaLive).toBe('off');
      await expect.poll(() => line?.textContent).toBe('Will be sent as info@weiss.de');
      expect(descriptionOf(shown)).toBe(placeholder);
      const typed = line?.firstChild;
      await userEvent.tab();
      await expect.poll(() => line?.ariaLive).toBe('polite');
      expect(line?.firstChild).not.toBe(typed);
      expect(descriptionOf(shown)).toBe(`${placeholder} Will be sent as info@weiss.de`);
    }
  });

  test('that is secret is not repeated', async () => {
    const shown = showForm({ fields: [{ type: 'email', label: 'Secret address' }] });
    await userEvent.type(shown.input(0), 'info@weiß.de');
    expect(await send(shown)).toEqual(['info@weiss.de']);
    expect(shown.field(0).textContent).not.toContain('weiss');
  });

  test('of plain letters is told nothing about', async () => {
    const shown = showForm(form);
    await userEvent.type(shown.input(0), 'kim@example.org');
    expect(await send(shown)).toEqual(['kim@example.org']);
    expect(statusOf(shown)).toBe('');
  });
});
