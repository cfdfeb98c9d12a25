import { i18n } from '#i18n';
import { labelOf } from '@/components/form/label-of';
import { dots } from '@/lib/form/without-secrets';
import type { Form } from '@/lib/form/read-request';
import { blankState, type FieldState } from '@/lib/form/state';
import { stateText } from '@/lib/form/state-text';
import { beginning } from '@/lib/visible-text';
import type { AnsweredField } from '@/lib/task/answered-fields';

/** In UTF-16 units. */
const mostText = 500;
const mostFields = 50;

/** The part of an answer that a history keeps. */
export function keptText(text: string): string {
  return beginning(text, mostText);
}

/** What was answered, for the task's history: secrets as dots, long answers cut. */
export function answeredFields({ fields }: Form, states: readonly FieldState[]): AnsweredField[] {
  const answered = fields.flatMap((field, index) => {
    const text = stateText(field, states[index] ?? blankState, i18n.t('request.yes'));
    if (text === '') return [];
    const shown = field.secrecy === 'none' ? keptText(text) : dots;
    return [{ label: keptText(labelOf(field)), text: shown }];
  });
  return answered.slice(0, mostFields);
}

/** Whether a history has all of an answer: no secret, and nothing cut off. */
export function isWhole({ text }: AnsweredField): boolean {
  // A cut never splits a character, so a cut text may be one unit shorter than the limit.
  return text !== dots && text.length < mostText - 1;
}

/** Whether an answer to this form must not reach the disk. */
export function holdsSecret({ fields }: Form): boolean {
  return fields.some(({ secrecy }) => secrecy !== 'none');
}
