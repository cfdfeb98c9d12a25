import { i18n } from '#i18n';
import { Button } from '@/components/look/button';
import type { CommandError } from '@/lib/messages';
import { Problem } from './problem';

interface TryAgainProps {
  readonly error: CommandError;
  readonly onAgain: () => void;
}

/** What is missing because it could not be read, and a button that asks for it again. */
export function TryAgain({ error, onAgain }: TryAgainProps) {
  return (
    <div class="stack">
      <Problem error={error} />
      <div class="buttons">
        <Button onPress={onAgain}>{i18n.t('app.tryAgain')}</Button>
      </div>
    </div>
  );
}
