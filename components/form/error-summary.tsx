import { i18n } from '#i18n';
import type { Field } from '@/lib/form/controls';
import type { RefObject } from 'preact';
import { useId } from 'preact/hooks';
import { SummaryLine } from './summary-line';

interface ErrorSummaryProps {
  readonly box: RefObject<HTMLDivElement | null>;
  /** The form's fields, in their order. */
  readonly fields: readonly Field[];
  /** What is wrong, by field index. */
  readonly errors: ReadonlyMap<number, string>;
  /** Must always be the same function: a line is redrawn only for a new error. */
  readonly onGo: (index: number) => void;
}

/**
 * Every error in the words that stand at its field, as a link to that field. The summary is no alert:
 * it takes the focus when it appears, and an alert would be read out again whenever a field is mended.
 */
export function ErrorSummary({ box, fields, errors, onGo }: ErrorSummaryProps) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is a group of controls, this is one of links
    <div ref={box} role="group" class="error-summary" tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>{i18n.t('form.problem.title')}</h2>
      <ul>
        {fields.map((field) => {
          const error = errors.get(field.index);
          return (
            error !== undefined && (
              <SummaryLine key={field.index} field={field} error={error} onGo={onGo} />
            )
          );
        })}
      </ul>
    </div>
  );
}
