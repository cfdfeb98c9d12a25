import { usePorts } from '@/components/app/ports';
import { useCommand } from '@/components/app/use-command';
import { normaliseAddress } from '@/lib/service/address';
import type { Connection } from '@/lib/task/connection';
import { useState } from 'preact/hooks';
import { type ConnectionDraft, draftOf, keepsKey } from './connection-draft';

/** The connection form's state and its two buttons. */
export function useConnectionForm(saved: Connection | null, onSaved: () => void) {
  const { permissions } = usePorts();
  const test = useCommand('connection.test');
  const save = useCommand('connection.save');
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [strict, setStrict] = useState(false);
  const [denied, setDenied] = useState(false);
  const address = normaliseAddress(draft.address, draft);
  const kept = keepsKey(draft, saved);
  const keyMissing = draft.key.trim() === '' && !kept;
  const busy = test.attempt.state === 'busy' || save.attempt.state === 'busy';

  const endpoint = {
    id: saved?.id ?? null,
    address: draft.address,
    key: draft.key.trim() === '' ? null : draft.key.trim(),
    allowPlainHttp: draft.allowPlainHttp,
  };
  const ready = () => {
    setStrict(true);
    return address.ok && !keyMissing && !busy ? address.value : null;
  };

  const onTest = async () => {
    const to = ready();
    if (to === null) return;
    // The browser asks only within the click, so nothing may be awaited before.
    const granted = await permissions.request(to.permission);
    setDenied(!granted);
    if (granted) await test.start(endpoint);
  };
  const onSave = async () => {
    const to = ready();
    if (to === null) return;
    // A popup may close under the browser's question. The command is on its way by then, and the
    // background goes on when the permission comes.
    const saving = save.start({
      ...endpoint,
      name: draft.name.trim() || to.host,
      keyKept: draft.forgetKey ? 'session' : 'disk',
    });
    const [result] = await Promise.all([saving, permissions.request(to.permission)]);
    if (result.ok) onSaved();
  };

  return {
    draft,
    edit: (changes: Partial<ConnectionDraft>) => setDraft((before) => ({ ...before, ...changes })),
    /** The host as understood, for words about it. */
    host: address.ok ? address.value.host : '',
    strict,
    kept,
    keyMissing: strict && keyMissing,
    denied,
    busy,
    tested: test.attempt,
    saved: save.attempt,
    onTest,
    onSave,
  };
}
