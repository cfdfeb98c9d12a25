import { i18n } from '#i18n';
import { usePorts } from '@/components/app/ports';
import { useEffect, useState } from 'preact/hooks';

/** Says that the browser shows none of Beckon's notifications, and what helps: no page of its own says either. */
export function BlockedNotice() {
  const { shownNotifications } = usePorts();
  const [blocked, setBlocked] = useState(false);
  useEffect(() => {
    void shownNotifications().then((shown) => setBlocked(shown === null));
  }, [shownNotifications]);
  return blocked ? <p class="notice tone-waiting">{i18n.t('attention.blocked')}</p> : null;
}
