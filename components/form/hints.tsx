import { i18n } from '#i18n';
import { camelCase } from '@/components/app/camel-case';
import type { Field, Note } from '@/lib/form/controls';
import { isChecked } from '@/lib/form/problem';
import { formatWords } from './check/format-words';
import { isLongList } from './controls/long-list';
import { Written } from './written';

/** Whether there is anything to say below a field. */
export function hasHints(field: Field): boolean {
  return (
    field.hint !== '' ||
    field.notes.length > 0 ||
    field.secrecy !== 'none' ||
    field.kind === 'unreadable' ||
    wantsKeyHint(field) ||
    formatOf(field) !== null
  );
}

interface HintsProps {
  readonly field: Field;
  readonly id: string;
  readonly host: string;
}

/** What stands below a field, the agent's words and ours. */
export function Hints({ field, id, host }: HintsProps) {
  const { hint } = field;
  const format = formatOf(field);
  return (
    <div id={id} class="hint">
      {hint !== '' && (
        <p>
          <Written text={hint} />
        </p>
      )}
      {field.notes.map((note) => (
        <p key={note.code}>{noteWords(note)}</p>
      ))}
      {field.kind === 'unreadable' && <p>{i18n.t('form.unreadable')}</p>}
      {wantsKeyHint(field) && <p>{i18n.t('form.severalHint')}</p>}
      {format !== null && <p>{format}</p>}
      {field.secrecy !== 'none' && (
        <p>{host === '' ? i18n.t('form.neverOnDisk') : i18n.t('form.keptSecret', [host])}</p>
      )}
    </div>
  );
}

function wantsKeyHint(field: Field): boolean {
  return field.kind === 'select' && field.control.multiple && !isLongList(field);
}

function formatOf(field: Field): string | null {
  return field.kind === 'date' && isChecked(field) ? formatWords(field.control.type) : null;
}

function noteWords(note: Note): string {
  return note.code === 'unknown-type'
    ? i18n.t('form.note.unknownType', [note.type])
    : i18n.t(`form.note.${camelCase(note.code)}`);
}
