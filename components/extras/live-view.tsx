import { i18n } from '#i18n';
import { shortHost } from '@/components/written/link-host';
import { useLive } from './use-live';

interface LiveViewProps {
  readonly id: string;
  /** The run's status, since the address may change with it. The status's details change too often. */
  readonly status: string | null;
}

/** A link to where the agent can be watched; it names the host. It opens on a click, like any link. */
export function LiveView({ id, status }: LiveViewProps) {
  const url = useLive(id, status);
  if (url === null) return null;
  return (
    <a class="button" href={url} target="_blank" rel="noreferrer">
      {i18n.t('extras.watchLive', [shortHost(new URL(url).host)])}
    </a>
  );
}
