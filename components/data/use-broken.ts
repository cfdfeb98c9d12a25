import { usePorts } from '@/components/app/ports';
import { type Broken, listBroken } from '@/lib/store/broken';
import { useEffect, useState } from 'preact/hooks';

/** How many items are read at once: histories are long, and to parse a thousand takes seconds. */
const atOnce = 20;

/** If the disk fails, the page's other reads say so. After any other failure, the next visit tries again. */
const toldElsewhere = () => undefined;

/** Everything on the disk that cannot be read, kept current; in the order of the keys. */
export function useBroken(): readonly Broken[] {
  const { local, changes } = usePorts();
  const [broken, setBroken] = useState<readonly Broken[]>([]);
  useEffect(() => {
    let left = false;
    const lookAt = async (keys: readonly string[]) => {
      const found = listBroken(await local.get(keys));
      setBroken((before) =>
        [...before.filter(({ key }) => !keys.includes(key)), ...found].toSorted((one, other) =>
          one.key < other.key ? -1 : 1,
        ),
      );
    };
    const look = async (keys: readonly string[]) => {
      for (let at = 0; at < keys.length; at += atOnce) {
        if (left) return;
        // Between two batches the page answers the person.
        await lookAt(keys.slice(at, at + atOnce));
      }
    };
    const unsubscribe = changes.subscribe('local', (changed) => {
      look(Object.keys(changed)).catch(toldElsewhere);
    });
    local.keys().then(look).catch(toldElsewhere);
    return () => {
      left = true;
      unsubscribe();
    };
  }, [local, changes]);
  return broken;
}
