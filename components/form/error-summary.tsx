import { i18n } from '#i18n';
import type { Field } from '@/lib/form/controls';
import type { RefObject } from 'preact';
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

/** Everything that is wrong, in the words that stand at the fields, each leading there. */
export function ErrorSummary({ box, fields, errors, onGo }: ErrorSummaryProps) {
  return (
    <div ref={box} role="alert" class="error-summary" tabIndex={-1}>
      <h2>{i18n.t('form.problem.title')}</h2>
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
