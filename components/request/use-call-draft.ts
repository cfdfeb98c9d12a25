import { usePorts } from '@/components/app/ports';
import { type Autosave, useAutosave } from '@/components/app/use-autosave';
import { type Stored, useStored } from '@/components/app/use-stored';
import type { FieldState } from '@/lib/form/state';
import { type Draft, type DraftField, draftSchema } from '@/lib/store/draft';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { useCallback, useState } from 'preact/hooks';

/** What a person has typed, before the page that wrote it down is named. */
export interface Typed extends Omit<Draft, 'writer' | 'fields'> {
  readonly fields: readonly (Omit<DraftField, 'state'> & { readonly state: FieldState })[];
}

/** What was typed for a call, on the disk, so that no closing popup and no restart loses it. */
export interface DraftPort extends Pick<Autosave, 'full'> {
  readonly stored: Stored<Draft>;
  /** Something was typed, and all of it is on the disk. */
  readonly saved: boolean;
  /** This page wrote it, so that it has nothing new for this page. */
  readonly isOurs: (draft: Draft) => boolean;
  /** Something was typed; `take` is asked for all of it a moment later, or when the page goes. */
  readonly edit: (take: () => Typed) => void;
  /** Something was typed that is never on the disk, whatever else is. */
  readonly unsaveable: boolean;
  readonly noteUnsaveable: () => void;
  /** Takes it off the disk: all that is written is that it is not to be kept. */
  readonly forget: () => void;
}

/**
 * @param taskId Beckon's own id of the task, with which a draft goes
 * @param key where it is stored
 */
export function useCallDraft(taskId: string, key: string): DraftPort {
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
        // A text that was cleared, too: of a draft that is gone another page could not tell why.
        await local.set({ [key]: seal({ writer, ...typed }) }).catch(async (failure) => {
          // A full disk must not bring back what was cleared, nor keep what is not to be kept.
          if (fields.every(({ text }) => text === '') && reply === '') await local.remove([key]);
          throw failure;
        });
        // Not asked first: of a popup that goes, nothing comes any more that waits for an answer.
        const task = keys.task(taskId);
        if (!(task in (await local.get([task])))) await local.remove([key]);
      });
    },
    [local, taskId, key, writer, later],
  );
  const forget = useCallback(() => {
    edit(() => ({ fields: [], reply: '', forget: true }));
    void save();
  }, [edit, save]);
  const noteUnsaveable = useCallback(() => setUnsaveable(true), []);
  const isOurs = useCallback((draft: Draft) => draft.writer === writer, [writer]);
  return {
    stored,
    saved: saved && claims,
    full,
    isOurs,
    edit,
    unsaveable,
    noteUnsaveable,
    forget,
  };
}
