import { i18n } from '#i18n';
import { Button } from '@/components/look/button';

interface PageTurnerProps {
  /** The places of the first and last field shown, from 1. */
  readonly first: number;
  readonly last: number;
  readonly total: number;
  readonly onTurn: (by: 1 | -1) => void;
}

/** Moves between the parts of a form too long to draw whole. */
export function PageTurner({ first, last, total, onTurn }: PageTurnerProps) {
  return (
    <nav class="buttons page-turner" aria-label={i18n.t('form.pages.label')}>
      <span>{i18n.t('form.pages.shown', last - first + 1, [first, last, total])}</span>
      <Button disabled={first === 1} onPress={() => onTurn(-1)}>
        {i18n.t('form.pages.previous')}
      </Button>
      <Button disabled={last === total} onPress={() => onTurn(1)}>
        {i18n.t('form.pages.next')}
      </Button>
    </nav>
  );
}
