import { i18n } from '#i18n';
import { Button } from '@/components/look/button';
import { Problem } from './problem';
import type { Reply } from './use-reply';

/** Stands in place of a reply, or below the last one: it is loading, or why it failed, with Try again. */
export function MissingReply({ reply }: { readonly reply: Reply<unknown> }) {
  switch (reply.state) {
    case 'loading':
      return <p class="late small muted">{i18n.t('app.loading')}</p>;
    case 'failed':
      return (
        <div class="stack">
          <Problem error={reply.error} />
          <div class="buttons">
            <Button onPress={reply.again}>{i18n.t('app.tryAgain')}</Button>
          </div>
        </div>
      );
    case 'here':
      return null;
  }
}
