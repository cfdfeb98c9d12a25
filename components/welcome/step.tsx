import { i18n } from '#i18n';
import type { ComponentChildren } from 'preact';

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly done: boolean;
  readonly children: ComponentChildren;
}

/** One of the things to do, in their order. */
export function Step({ number, title, done, children }: StepProps) {
  return (
    <li class="step stack">
      <h2>
        <span class={`step-number ${done ? 'tone-ok' : 'tone-busy'}`} aria-hidden="true">
          {done ? '✓' : number}
        </span>
        {title}
        {done && <span class="visually-hidden"> {i18n.t('welcome.done')}</span>}
      </h2>
      {children}
    </li>
  );
}
