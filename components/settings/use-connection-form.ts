import { usePorts } from '@/components/app/ports';
import { type Attempt, useCommand } from '@/components/app/command/use-command';
import { normaliseAddress } from '@/lib/service/address';
import type { Connection } from '@/lib/task/connection';
import { useState } from 'preact/hooks';
import { askPermission } from './ask-permission';
import {
  type ConnectionDraft,
  draftOfConnection,
  findKeyProblem,
  keepsKey,
} from './connection-draft';
import type { useNewConnection } from './use-new-connection';
import { useRevealedKey } from './use-revealed-key';

export type Adding = ReturnType<typeof useNewConnection>;

/** What was saved, and whether the browser lets Beckon use it. */
export interface SavedConnection {
  readonly id: string;
  readonly granted: boolean;
}

export const untested: Attempt = { state: 'idle' };

/**
 * The connection form's state and its buttons.
 * @param adding keeps what is typed for a new connection; null for a saved one
 */
export function useConnectionForm(
  saved: Connection | null,
  adding: Adding | null,
  onSaved: (connection: SavedConnection) => void,
) {
  const { permissions } = usePorts();
  const test = useCommand();
  const save = useCommand();
  const [own, setDraft] = useState(() => draftOfConnection(saved));
  const draft = { ...own, ...adding?.typed };
  const kept = keepsKey(draft, saved);
  const { guard, onReveal, onHide } = useRevealedKey(saved, kept, setDraft);
  const [presses, setPresses] = useState(0);
  const [deniedAs, setDeniedAs] = useState<string | null>(null);
  const [testedAs, setTestedAs] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const address = normaliseAddress(draft.address, draft);
  const keyProblem = findKeyProblem(draft.key.trim(), kept, saved);
  // Firefox lets the page be used while it asks, and a second press would save a second connection.
  const busy = asking || test.busy || save.busy;

  const endpoint = {
    id: saved?.id ?? null,
    address: draft.address,
    key: draft.key.trim() === '' ? null : draft.key.trim(),
    allowPlainHttp: draft.allowPlainHttp,
  };
  const fingerprint = JSON.stringify(endpoint);
  const ready = () => {
    setPresses((before) => before + 1);
    return address.ok && keyProblem === null && !busy ? address.value : null;
  };
  const ask = async (origin: string) => {
    setAsking(true);
    const granted = await askPermission(permissions, origin);
    setAsking(false);
    return granted;
  };

  const onTest = async () => {
    const to = ready();
    if (to === null) return;
    // The browser asks only within the click, so nothing may be awaited before.
    const granted = await ask(to.permission);
    setDeniedAs(granted ? null : fingerprint);
    if (!granted) return;
    setTestedAs(fingerprint);
    await test.start('connection.test', endpoint);
  };
  const onSave = async () => {
    const to = ready();
    if (to === null) return;
    // A popup may close under the browser's question. The command is on its way by then, and the
    // background goes on when the permission comes.
    const saving = save.start('connection.save', {
      ...endpoint,
      name: draft.name,
      keyKept: draft.forgetKey ? 'session' : 'disk',
    });
    const [result, granted] = await Promise.all([saving, ask(to.permission)]);
    setDeniedAs(null);
    if (!result.ok) return;
    adding?.forget(adding.typed);
    onSaved({ id: result.value.id, granted });
  };

  return {
    draft,
    onReveal,
    onHide,
    edit: ({ key, ...typed }: Partial<ConnectionDraft>) => {
      adding?.edit(typed);
      setDraft((before) => guard({ ...before, key: key ?? before.key, ...typed }));
    },
    /** The host as understood, for words about it. */
    host: address.ok ? address.value.host : '',
    /** How often Test or Save was pressed: from the first press on, mistakes are shown. */
    presses,
    kept,
    keyProblem: presses > 0 ? keyProblem : null,
    busy,
    /** `denied` and `tested` are about the values they were found for, not about any typed since. */
    denied: deniedAs === fingerprint,
    tested: testedAs === fingerprint ? test.attempt : untested,
    saved: save.attempt,
    onTest,
    onSave,
  };
}
