import { i18n } from '#i18n';
import { formatAge } from './age';
import { useNow } from './now';
import { Status } from '../status';
import { useOnline } from '../use-online';

interface FreshnessProps {
  /** When the page's tasks were last checked; null when they were not, or that is not known. */
  readonly checkedAt: number | null;
  /** One of their connections needs the person first. */
  readonly stopped: boolean;
  /** One of their connections failed last, other than by asking for rest. Beckon tries it again by itself. */
  readonly failing: boolean;
  readonly brief?: boolean;
}

/** How current the page is: when the last check was, or what keeps it from being checked. */
export function Freshness({ checkedAt, stopped, failing, brief }: FreshnessProps) {
  const now = useNow();
  const online = useOnline();
  const age = checkedAt === null ? null : formatAge(now - checkedAt);
  const say = (tone: 'ok' | 'bad' | 'still', words: string) => (
    <Status tone={tone} brief={brief}>
      {words}
    </Status>
  );
  if (!online) return say('still', i18n.t('app.offlineShort'));
  // Shown in this bar as well: the notice further down may be out of sight.
  if (failing && !stopped) {
    const isBare = brief || age === null;
    return say('still', isBare ? i18n.t('app.failing') : i18n.t('app.failingSince', [age]));
  }
  return age === null ? null : say(stopped ? 'bad' : 'ok', i18n.t('app.checked', [age]));
}
