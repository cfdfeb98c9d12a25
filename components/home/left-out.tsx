import { i18n } from '#i18n';
import { LinkButton } from '@/components/look/link-button';

interface LeftOutProps {
  /** How many requests wait that what is looked for leaves out. */
  readonly count: number;
  /** Nothing at all was found. */
  readonly nothing: boolean;
  readonly onShowAll: () => void;
}

/**
 * The way back from a search, where it shows less than one may look for. It may be left standing for
 * days, and must hide no request without a word.
 */
export function LeftOut({ count, nothing, onShowAll }: LeftOutProps) {
  if (count === 0 && !nothing) return null;
  return (
    <p class={count === 0 ? 'news' : 'notice tone-waiting news'}>
      {count > 0 && <span>{i18n.t('home.find.leftOut', count)}</span>}
      <LinkButton onPress={onShowAll}>{i18n.t('home.find.showAll')}</LinkButton>
    </p>
  );
}
