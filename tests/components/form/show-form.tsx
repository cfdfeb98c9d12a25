import { AnswerForm } from '@/components/form/answer-form';
import { createSheet, type Sheet } from '@/components/form/sheet';
import { buildInput } from '@/lib/form/build-input';
import { readRequest } from '@/lib/form/read-request';
import { valueOf } from '@/lib/form/state';
import '@/components/look/look.css';
import { render } from 'preact';
import { expect } from 'vitest';

/** A form on screen, and the answers sent from it, as JSON text. */
export interface Shown {
  readonly sheet: Sheet;
  readonly form: HTMLFormElement;
  readonly sent: readonly string[];
  /** The element of a field. */
  field(index: number): HTMLElement;
  /** The first control of a field. */
  input(index: number): HTMLInputElement;
  submitButton(): HTMLButtonElement;
}

interface ShowOptions {
  readonly onEdit?: () => void;
  /** Resolves when the answer has been taken. */
  readonly taken?: Promise<void>;
}

export function showForm(parameters: object, { onEdit, taken }: ShowOptions = {}): Shown {
  hideForm();
  const request = readRequest('form_input', parameters);
  if (request.kind !== 'form') throw new Error('These parameters make no form.');
  const sheet = createSheet(request.form);
  const sent: string[] = [];
  const root = document.createElement('main');
  root.className = 'page';
  document.body.append(root);
  render(
    <AnswerForm
      sheet={sheet}
      toolCallId="call-1"
      host="api.example.net"
      busy={false}
      ready
      onEdit={onEdit ?? (() => {})}
      onSubmit={async (states) => {
        const { fields, entries } = request.form;
        const values = fields.map((field, index) => valueOf(field, states[index]!));
        sent.push(buildInput(entries, values));
        await taken;
      }}
    />,
    root,
  );
  return {
    sheet,
    sent,
    form: find(root, 'form[name="answer"]', HTMLFormElement),
    field: (index) => find(root, `[data-field="${index}"]`, HTMLElement),
    input: (index) => find(root, `[data-field="${index}"] input`, HTMLInputElement),
    submitButton: () => find(root, 'button[type="submit"]', HTMLButtonElement),
  };
}

export function hideForm(): void {
  for (const main of document.querySelectorAll('main')) {
    render(null, main);
    main.remove();
  }
}

/** Finds the one element that the selector matches. */
export function find<E extends Element>(
  root: ParentNode,
  selector: string,
  type: { new (): E },
): E {
  const element = root.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`No ${selector}.`);
  return element;
}

/** Presses the form's button and waits for the result: the values sent, or null if the form refused. */
export async function send(shown: Shown): Promise<unknown[] | null> {
  const before = shown.sent.length;
  shown.submitButton().click();
  await expect
    .poll(() => shown.sent.length > before || shown.form.querySelector('.error-summary') !== null)
    .toBe(true);
  const answer = shown.sent[before];
  return answer === undefined ? null : valuesOf(answer);
}

/** The values in an answer, in order; undefined for an entry without a value. */
export function valuesOf(answer: string | undefined): unknown[] {
  const entries: unknown = JSON.parse(answer ?? '');
  if (!Array.isArray(entries)) throw new Error('The answer is no array.');
  return entries.map((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'value' in entry ? entry.value : undefined,
  );
}

/** The error shown at a field; null if there is none. */
export function errorAt(shown: Shown, index: number): string | null {
  return shown.field(index).querySelector('.error')?.textContent ?? null;
}
