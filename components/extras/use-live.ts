import { usePorts } from '@/components/app/ports';
import { useVisible } from '@/components/app/use-visible';
import { useEffect, useState } from 'preact/hooks';

/** A live view can begin and end without a change of status. */
const againMs = 30_000;

/** The address of a task's live view, asked for while the page is seen; null when there is none. */
export function useLive(id: string, status: string | null): string | null {
  const { send } = usePorts();
  const visible = useVisible();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!visible) return undefined;
    let left = false;
    const ask = () =>
      void send('task.live', { id }).then((live) => {
        // A failure says nothing of the run: the link stays, or the button beside it would move.
        if (!left && live.ok) setUrl(live.value.url);
      });
    ask();
    const timer = setInterval(ask, againMs);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [send, visible, id, status]);
  return url;
}
