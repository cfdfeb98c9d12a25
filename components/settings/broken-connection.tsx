import { i18n } from '#i18n';
import { Failure } from '@/components/app/failure';
import { useCommand } from '@/components/app/use-command';
import { Button } from '@/components/look/button';

/** A connection whose record does not parse: said so, and removed only when asked. */
export function BrokenConnection({ id }: { readonly id: string }) {
  const { attempt, start } = useCommand('connection.remove');
  return (
    <li class="notice tone-bad stack">
      <p>
        {i18n.t('settings.broken')} <code>{id}</code>
      </p>
      <div class="buttons">
        <Button kind="danger" onPress={() => start({ id, tasks: 'archive' })}>
          {i18n.t('settings.removeForGood')}
        </Button>
      </div>
      <Failure attempt={attempt} />
    </li>
  );
}
