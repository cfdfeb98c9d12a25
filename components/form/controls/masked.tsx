import { i18n } from '#i18n';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import type { Ties } from './view';

interface MaskedProps {
  readonly ties: Ties;
  readonly draw: (masked: boolean) => ComponentChild;
}

/** A secret: dots, and a button beside them to look. */
export function Masked({ ties, draw }: MaskedProps) {
  const [masked, setMasked] = useState(true);
  return (
    <div class="secret">
      {draw(masked)}
      <button
        type="button"
        class="reveal"
        aria-describedby={ties.labelledBy}
        onClick={() => setMasked(!masked)}
      >
        {masked ? i18n.t('form.show') : i18n.t('form.hide')}
      </button>
    </div>
  );
}
