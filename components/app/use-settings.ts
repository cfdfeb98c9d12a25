import { keys } from '@/lib/store/keys';
import { defaultSettings, readSettings, type Settings, settingsSchema } from '@/lib/store/settings';
import { useEffect, useRef, useState } from 'preact/hooks';
import { usePorts } from './ports';
import { type Attempt, useCommand } from './use-command';
import { useStored } from './use-stored';

interface SettingsPort {
  /** Null until they have been read. */
  readonly settings: Settings | null;
  /** What is stored does not parse: the defaults apply until the person sets something. */
  readonly broken: boolean;
  readonly save: (changes: Partial<Settings>) => void;
  readonly attempt: Attempt<null>;
}

/** What the person has set, and how to change it; a change shows at once. */
export function useSettings(): SettingsPort {
  const { local } = usePorts();
  const stored = useStored('local', keys.settings, settingsSchema);
  const { attempt, start } = useCommand('settings.save');
  const [settings, setSettings] = useState<Settings | null>(null);
  // Changes follow on each other faster than storage answers: each builds on the one before.
  const latestRef = useRef<Settings>(defaultSettings);
  const savingRef = useRef(0);
  const adopt = (next: Settings) => {
    latestRef.current = next;
    setSettings(next);
  };
  useEffect(() => {
    if (stored.kind === 'loading' || savingRef.current > 0) return;
    adopt(stored.kind === 'ok' ? stored.value : defaultSettings);
  }, [stored]);
  const save = async (changes: Partial<Settings>) => {
    adopt({ ...latestRef.current, ...changes });
    savingRef.current += 1;
    const saved = await start(latestRef.current);
    savingRef.current -= 1;
    if (!saved.ok) adopt(await readSettings(local));
  };
  return {
    settings,
    broken: stored.kind === 'broken',
    save: (changes) => void save(changes),
    attempt,
  };
}
