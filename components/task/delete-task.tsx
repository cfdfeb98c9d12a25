import { i18n } from '#i18n';
import { DeleteButton } from '@/components/app/delete-button';
import { useCommand } from '@/components/app/use-command';

/** Forgets a task with all that was kept for it, after a second thought. The service keeps its own. */
export function DeleteTask({ id }: { readonly id: string }) {
  const { attempt, start } = useCommand('task.discard');
  const onDelete = async () => {
    const { ok } = await start({ id });
    if (ok) location.hash = '#/';
    return ok;
  };
  return (
    <DeleteButton
      label={i18n.t('task.delete')}
      warning={i18n.t('task.deleteWarning')}
      {...{ attempt, onDelete }}
    />
  );
}
