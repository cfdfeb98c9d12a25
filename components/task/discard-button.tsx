import { i18n } from '#i18n';
import { Problem } from '@/components/app/problem';
import { useCommand } from '@/components/app/use-command';

/** Forgets a task that cannot be used; the service keeps its own. */
export function DiscardButton({ id }: { readonly id: string }) {
  const { attempt, start } = useCommand('task.discard');
  const discard = async () => {
    const result = await start({ id });
    if (result.ok) location.hash = '#/';
  };
  return (
    <>
      <button type="button" class="button danger" onClick={() => void discard()}>
        {i18n.t('task.discard')}
      </button>
      {attempt.state === 'failed' && <Problem error={attempt.error} />}
    </>
  );
}
