import { i18n } from '#i18n';
import { useEffect, useState } from 'preact/hooks';

/** After such a pause in the typing, in ms, the count is read out. */
const pause = 700;

interface FoundCountProps {
  readonly count: number | null;
  /** How many waiting requests are not among those found. */
  readonly leftOut: number;
}

/**
 * Reads out how many tasks were found, once the typing pauses; the page itself says if there are none.
 * Null: there is no search, or not all tasks have been read. Waiting requests that were left out are read
 * out, too.
 */
export function FoundCount({ count, leftOut }: FoundCountProps) {
  const words = [
    count !== null && count > 0 && i18n.t('home.find.found', count),
    leftOut > 0 && i18n.t('home.find.leftOut', leftOut),
  ]
    .filter(Boolean)
    .join('. ');
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), pause);
    return () => clearTimeout(timer);
  }, [words]);
  return <output class="visually-hidden">{words === settled && words}</output>;
}
