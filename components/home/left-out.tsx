import { i18n } from '#i18n';

interface LeftOutProps {
  /** How many requests wait that what is looked for leaves out. */
  readonly count: number;
  readonly onShowAll: () => void;
}

/** A search may be left standing for days, and must hide no request without a word. */
export function LeftOut({ count, onShowAll }: LeftOutProps) {
  if (count === 0) return null;
  return (
    <p class="notice tone-waiting news">
      <span>{i18n.t('home.find.leftOut', count)}</span>
      <button type="button" class="link-button" onClick={onShowAll}>
        {i18n.t('home.find.showAll')}
      </button>
    </p>
  );
}
