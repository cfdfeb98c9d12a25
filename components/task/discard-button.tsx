import { i18n } from '#i18n';
import { Failure } from '@/components/app/failure';
import { useCommand } from '@/components/app/use-command';
import { Button } from '@/components/look/button';

/** Forgets a task that cannot be used; the service keeps its own. */
export function DiscardButton({ id }: { readonly id: string }) {
  const { attempt, start } = useCommand('task.discard');
  const discard = async () => {
    const result = await start({ id });
    if (result.ok) location.hash = '#/';
  };
  return (
    <>
      <Button kind="danger" onPress={discard}>
        {i18n.t('task.discard')}
      </Button>
      <Failure attempt={attempt} />
    </>
  );
}
