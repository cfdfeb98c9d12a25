import { i18n } from '#i18n';
import { DeleteButton } from '@/components/app/command/delete-button';
import { useToast } from '@/components/app/command/toast';
import { useCommand } from '@/components/app/command/use-command';

/** Asks for confirmation before it deletes. */
export function DeleteEverything({ onDeleted }: { readonly onDeleted: () => void }) {
  const { attempt, start } = useCommand();
  const toast = useToast();
  const onDelete = async () => {
    const { ok } = await start('data.delete-all', null);
    if (ok) {
      // Undo would bring a part of it back.
      toast(null);
      onDeleted();
    }
    return ok;
  };
  return (
    <DeleteButton
      label={i18n.t('data.deleteAll')}
      warning={i18n.t('data.warning')}
      {...{ attempt, onDelete }}
    />
  );
}
