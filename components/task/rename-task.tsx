import { i18n } from '#i18n';
import { asksToLeave, useEscape } from '@/components/app/focus/use-escape';
import { useFocusAfterLock } from '@/components/form/use-focus-after-lock';
import { Button } from '@/components/look/button';
import { Form } from '@/components/look/form';
import { TextField } from '@/components/look/text-field';
import type { TaskRecord } from '@/lib/task/record';
import { taskTitle } from '@/lib/task/title';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface RenameTaskProps {
  readonly task: TaskRecord;
  /** The name as typed. */
  readonly name: string;
  /** The name is being saved. */
  readonly busy: boolean;
  readonly onType: (name: string) => void;
  /** Whether the name was saved. */
  readonly onSave: (title: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** A form for the person's own name of a task. Enter saves, Escape keeps the old name. */
export function RenameTask({ task, name, busy, onType, onSave, onClose }: RenameTaskProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Redrawn in another list, the form must not take the focus from where the person has moved it.
    if (document.activeElement === document.body) nameRef.current?.focus();
  }, []);
  useEscape(onClose);
  useFocusAfterLock(formRef, busy);
  const save = async () => {
    // An inert form keeps the focus until the next frame, and a second Enter may come sooner.
    if (!busy && (await onSave(name))) onClose();
  };
  return (
    <Form
      ref={formRef}
      class="stack"
      inert={busy}
      onSubmit={save}
      onKeyDown={(event) => {
        if (!asksToLeave(event)) return;
        event.preventDefault();
        // Closes this alone, not what else is unfolded.
        event.stopPropagation();
        onClose();
      }}
    >
      <TextField
        ref={nameRef}
        label={i18n.t('task.name')}
        placeholder={taskTitle({ ...task, title: null })}
        value={name}
        onText={onType}
        hint={i18n.t('task.nameHint')}
      />
      <div class="buttons">
        <button type="submit" class="button compact">
          {i18n.t('task.saveName')}
        </button>
        <Button kind="compact quiet" onPress={onClose}>
          {i18n.t('app.cancel')}
        </Button>
      </div>
    </Form>
  );
}
