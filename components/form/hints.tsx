import { i18n } from '#i18n';
import { camelCase } from '@/components/app/camel-case';
import { Written } from '@/components/written/written';
import type { Field, Note } from '@/lib/form/controls';
import { willValidate } from '@/lib/form/problem';
import type { ComponentChild } from 'preact';
import { formatWords } from './check/format-words';
import { isLongList } from './controls/long-list';

/** The lines that stand below a field, the agent's words and ours. */
export function hintsOf(field: Field, host: string): readonly ComponentChild[] {
  const { kind, control, hint, notes, secrecy } = field;
  const isKeyed =
    willValidate(field) && kind === 'select' && control.multiple && !isLongList(field);
  const lines = [
    hint !== '' && <Written key="hint" text={hint} />,
    ...notes.map(noteWords),
    kind === 'unreadable' && i18n.t('form.unreadable'),
    isKeyed && i18n.t('form.severalHint'),
    kind === 'date-like' && willValidate(field) && formatWords(control.type),
    secrecy !== 'none' && secretWords(field, host),
  ];
  // oxlint-disable-next-line react/no-array-index-key -- what stands below a field never changes
  return lines.filter(Boolean).map((line, place) => <p key={place}>{line}</p>);
}

function secretWords({ control }: Field, host: string): string {
  if (host === '') return i18n.t('form.neverOnDisk');
  // What the agent has filled in, or offers, is on the disk with the rest of what it asks.
  const isPersons = control !== null && 'value' in control && control.value === '';
  return i18n.t(isPersons ? 'form.keptSecret' : 'form.keptAnswer', [host]);
}

function noteWords(note: Note): string {
  return note.code === 'unknown-type'
    ? i18n.t('form.note.unknownType', [note.type])
    : i18n.t(`form.note.${camelCase(note.code)}`);
}
