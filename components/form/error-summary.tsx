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
  /** Always the same function: the lines are drawn again for a new error alone. */
  readonly onGo: (index: number) => void;
}

/**
 * Everything that is wrong, in the words that stand at the fields, each leading there. It is no
 * alert: it is focused when it comes, and would be read out again as a field is mended.
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
