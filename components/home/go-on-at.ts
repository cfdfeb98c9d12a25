import { whenIdle } from '@/components/app/when-idle';
import { useEffect } from 'preact/hooks';
import { focusLink } from './focus-link';

/**
 * Drawn below the lists, once these are there: whoever comes back goes on at the link they left by.
 * Where an answer has taken it away they begin at the top, with what needs them next.
 * @param props.hash where that link leads
 */
export function GoOnAt({ hash }: { readonly hash: string }) {
  useEffect(
    () =>
      whenIdle(() => {
        if (document.activeElement?.matches('body, h1')) focusLink(hash);
      }),
    [hash],
  );
  return null;
}
