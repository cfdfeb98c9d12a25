import { i18n } from '#i18n';
import { Failure } from '@/components/app/command/failure';
import { Button } from '@/components/look/button';
import { useDiscard } from './use-discard';

/** Deletes a task that cannot be used. */
export function DiscardButton({ id }: { readonly id: string }) {
  const { attempt, busy, discard } = useDiscard(id);
  return (
    <>
      <Button danger busy={busy} onPress={discard}>
        {i18n.t('task.discard')}
      </Button>
      <Failure attempt={attempt} />
    </>
  );
}
