import { keys } from '@/lib/store/keys';
import { defaultSettings, type Settings, settingsSchema } from '@/lib/store/settings';
import { type Attempt, useCommand } from '../command/use-command';
import { useAhead } from './use-ahead';
import { useStored } from './use-stored';

interface SettingsAccess {
  /** Null until they have been read. */
  readonly settings: Settings | null;
  /** What is stored does not parse: the defaults apply until the person sets something. */
  readonly broken: boolean;
  readonly save: (changes: Partial<Settings>) => void;
  readonly attempt: Attempt;
}

/** What the person has set, and how to change it; a change shows at once. */
export function useSettings(): SettingsAccess {
  const stored = useStored('local', keys.settings, settingsSchema);
  const { attempt, start } = useCommand();
  const [settings, change] = useAhead(stored.kind === 'ok' ? stored.value : defaultSettings);
  return {
    settings: stored.kind === 'loading' ? null : settings,
    broken: stored.kind === 'broken',
    save: (changes) => void change(changes, start('settings.save', changes)),
    attempt,
  };
}
