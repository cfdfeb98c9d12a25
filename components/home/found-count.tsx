import { i18n } from '#i18n';
import { useEffect, useState } from 'preact/hooks';

/** So long a pause in the typing is worth a word. */
const pause = 700;

/**
 * Reads out how many tasks were found, once the typing pauses; that there are none is said beside it.
 * Null: nothing is looked for.
 */
export function FoundCount({ count }: { readonly count: number | null }) {
  const [settled, setSettled] = useState(count);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(count), pause);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <output class="visually-hidden">
      {count !== null && count > 0 && count === settled && i18n.t('home.find.found', count)}
    </output>
  );
}
