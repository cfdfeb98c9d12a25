import { i18n } from '#i18n';
import { LinkButton } from '@/components/look/link-button';

interface LeftOutProps {
  /** How many waiting requests the search leaves out. */
  readonly count: number;
  /** Nothing at all was found. */
  readonly nothing: boolean;
  readonly onShowAll: () => void;
}

/**
 * The way back from a search that leaves out requests, or finds nothing. The person may leave a search
 * on for days, and it must not hide a request silently.
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
