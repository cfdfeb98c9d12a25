import { i18n } from '#i18n';
import { DeleteButton } from '@/components/app/command/delete-button';
import { useDiscard } from './use-discard';

/** Deletes a task after asking once more. */
export function DeleteTask({ id }: { readonly id: string }) {
  const { attempt, discard } = useDiscard(id);
  return (
    <DeleteButton
      label={i18n.t('task.delete')}
      warning={i18n.t('task.deleteWarning')}
      attempt={attempt}
      onDelete={discard}
    />
  );
}
