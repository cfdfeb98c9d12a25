import { i18n } from '#i18n';
import { useEscape } from '@/components/app/use-escape';
import { Button } from '@/components/look/button';
import { Form } from '@/components/look/form';
import { TextField } from '@/components/look/text-field';
import type { TaskRecord } from '@/lib/task/record';
import { taskTitle } from '@/lib/task/title';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface RenameTaskProps {
  readonly task: TaskRecord;
  /** As typed. */
  readonly name: string;
  readonly onType: (name: string) => void;
  /** Whether it was saved. */
  readonly onSave: (title: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** A name of the person's own for a task. Enter saves, Escape leaves it as it was. */
export function RenameTask({ task, name, onType, onSave, onClose }: RenameTaskProps) {
  const nameRef = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Drawn anew in another list, it leaves whoever has gone on where they are.
    if (document.activeElement === document.body) nameRef.current?.focus();
  }, []);
  useEscape(onClose);
  const save = async () => {
    if (await onSave(name)) onClose();
  };
  return (
    <Form
      class="stack"
      onSubmit={save}
      onKeyDown={(event) => {
        // While a word is being composed, Escape is for that. What else is unfolded stays.
        if (event.key !== 'Escape' || event.isComposing) return;
        event.preventDefault();
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
