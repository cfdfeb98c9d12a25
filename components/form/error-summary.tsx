import { i18n } from '#i18n';
import type { Field } from '@/lib/form/controls';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { idsOf } from './ids';
import { labelOf } from './label-of';
import { Written } from './written';

interface ErrorSummaryProps {
  /** The fields with something wrong, in their order. */
  readonly fields: readonly Field[];
  readonly errors: ReadonlyMap<number, string>;
  /** Counts the failed submits: each takes the focus here. */
  readonly attempt: number;
  readonly onGo: (field: Field) => void;
}

/** Everything that is wrong, in the words that stand at the fields, each leading there. */
export function ErrorSummary({ fields, errors, attempt, onGo }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), [attempt]);
  return (
    <div ref={box} role="alert" class="error-summary" tabIndex={-1}>
      <h2>{i18n.t('form.problem.title')}</h2>
      <ul>
        {fields.map((field) => (
          <li key={field.index}>
            <Written text={labelOf(field)} />{' '}
            <a
              href={`#${idsOf(field.index).control}`}
              onClick={(event) => {
                // The page's address is its route; the link only moves the focus.
                event.preventDefault();
                onGo(field);
              }}
            >
              {errors.get(field.index)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
