import { i18n } from '#i18n';
import { useEffect, useState } from 'preact/hooks';

/** So long a pause in the typing is worth a word. */
const pause = 700;

interface FoundCountProps {
  readonly count: number | null;
  /** How many requests wait that are not among them. */
  readonly leftOut: number;
}

/**
 * Reads out how many tasks were found, once the typing pauses; that there are none is said beside it.
 * Null: nothing is looked for. What waits for the person and is left out is no less worth a word.
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
