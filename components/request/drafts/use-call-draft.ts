import { usePorts } from '@/components/app/ports';
import { type Autosave, useAutosave } from '@/components/app/drafts/use-autosave';
import { type Stored, useStored } from '@/components/app/stored/use-stored';
import type { FieldState } from '@/lib/form/state';
import { type Draft, type DraftField, draftSchema } from '@/lib/store/draft';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { useCallback, useState } from 'preact/hooks';

/** What a person has typed, without the writer that a stored draft names. */
export interface Typed extends Omit<Draft, 'writer' | 'fields'> {
  readonly fields: readonly (Omit<DraftField, 'state'> & { readonly state: FieldState })[];
}

/** What was typed for a call, on the disk, so that no closing popup and no restart loses it. */
export interface CallDraft extends Pick<Autosave, 'full'> {
  readonly stored: Stored<Draft>;
  /** Something was typed, and all of it that may be stored is on the disk. */
  readonly saved: boolean;
  /** Whether this page wrote the draft, which then has nothing new for it. */
  readonly isOurs: (draft: Draft) => boolean;
  /** Something was typed; `take` is asked for all of it a moment later, or when the page goes. */
  readonly edit: (take: () => Typed) => void;
  /** Something was typed that is never written to disk, whatever else is. */
  readonly unsaveable: boolean;
  readonly noteUnsaveable: () => void;
  /** Removes the text from the disk. The draft then says only that the text is not to be kept. */
  readonly forget: () => void;
}

/**
 * @param taskId Beckon's own id of the task; the draft is deleted with the task
 * @param key where the draft is stored
 */
export function useCallDraft(taskId: string, key: string): CallDraft {
  const { local } = usePorts();
  const stored = useStored('local', key, draftSchema);
  const [writer] = useState(() => crypto.randomUUID());
  const [claims, setClaims] = useState(false);
  const [unsaveable, setUnsaveable] = useState(false);
  const { later, save, saved, full } = useAutosave();

  const edit = useCallback(
    (take: () => Typed) => {
      setClaims(true);
      later(async () => {
        const typed = take();
        const { fields, reply } = typed;
        if (fields.length === 0 && reply === '') setClaims(false);
        // A cleared text is written, too: if the draft were removed, another page could not tell why.
        await local.set({ [key]: seal({ writer, ...typed }) }).catch(async (failure) => {
          // A full disk must not bring back what was cleared, nor keep what is not to be kept.
          if (fields.every(({ text }) => text === '') && reply === '') await local.remove([key]);
          throw failure;
        });
        // A deleted task's draft is removed. Checked after writing: a closing popup does nothing that
        // has to wait for a reply.
        const task = keys.task(taskId);
        if (!(task in (await local.get([task])))) await local.remove([key]);
      });
    },
    [local, taskId, key, writer, later],
  );
  return {
    stored,
    saved: saved && claims,
    full,
    isOurs: (draft) => draft.writer === writer,
    edit,
    unsaveable,
    noteUnsaveable: () => setUnsaveable(true),
    forget() {
      edit(() => ({ fields: [], reply: '', forget: true }));
      void save();
    },
  };
}
