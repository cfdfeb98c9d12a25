import { i18n } from '#i18n';
import { DeleteButton } from '@/components/app/delete-button';
import { useCommand } from '@/components/app/use-command';

/** Asks for confirmation before it deletes. */
export function DeleteEverything({ onDeleted }: { readonly onDeleted: () => void }) {
  const { attempt, start } = useCommand('data.delete-all');
  const onDelete = async () => {
    const { ok } = await start(null);
    if (ok) onDeleted();
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
