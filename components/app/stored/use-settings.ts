import { keys } from '@/lib/store/keys';
import { defaultSettings, type Settings, settingsSchema } from '@/lib/store/settings';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Attempt, useCommand } from '../command/use-command';
import { useStored } from './use-stored';

interface SettingsAccess {
  /** Null until they have been read. */
  readonly settings: Settings | null;
  /** What is stored does not parse: the defaults apply until the person sets something. */
  readonly broken: boolean;
  readonly save: (changes: Partial<Settings>) => void;
  readonly attempt: Attempt;
}

const nothing: Partial<Settings> = {};

/** What the person has set, and how to change it; a change shows at once. */
export function useSettings(): SettingsAccess {
  const stored = useStored('local', keys.settings, settingsSchema);
  const { attempt, start } = useCommand();
  // Shown over the stored settings until these have the change, or saving it has failed.
  const [changed, setChanged] = useState(nothing);
  const savingRef = useRef(0);
  useEffect(() => {
    // The person may change settings faster than storage answers: this may be the change before.
    if (savingRef.current === 0) setChanged(nothing);
  }, [stored]);
  const save = async (changes: Partial<Settings>) => {
    setChanged((before) => ({ ...before, ...changes }));
    savingRef.current += 1;
    const saved = await start('settings.save', changes);
    savingRef.current -= 1;
    if (!saved.ok) setChanged(nothing);
  };
  const settings = stored.kind === 'ok' ? stored.value : defaultSettings;
  return {
    settings: stored.kind === 'loading' ? null : { ...settings, ...changed },
    broken: stored.kind === 'broken',
    save: (changes) => void save(changes),
    attempt,
  };
}
