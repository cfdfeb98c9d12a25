import { i18n } from '#i18n';
import { useLive } from './use-live';

interface LiveViewProps {
  readonly id: string;
  /** The state of the run: when it changes, so may the address. Its details change too often. */
  readonly status: string | null;
}

/** The way to where the agent can be watched, the host named. It opens on a click, like any link. */
export function LiveView({ id, status }: LiveViewProps) {
  const url = useLive(id, status);
  if (url === null) return null;
  return (
    <a class="button" href={url} target="_blank" rel="noreferrer">
      {i18n.t('extras.watchLive', [new URL(url).host])}
    </a>
  );
}
