import { i18n } from '#i18n';
import { Button } from '@/components/look/button';
import { Problem } from './problem';
import type { Reply } from './use-reply';

/** Says that a reply is to come, once that takes long enough to be read. */
export function Loading() {
  return <p class="late small muted">{i18n.t('app.loading')}</p>;
}

/** Stands in place of a reply, or below the last one: it is loading, or why it failed, with Try again. */
export function MissingReply({ reply }: { readonly reply: Reply<unknown> }) {
  const { value, error, asking, again } = reply;
  if (error === null) return value === null ? <Loading /> : null;
  return (
    <div class="stack">
      <Problem error={error} />
      <div class="buttons">
        <Button busy={asking} onPress={again}>
          {i18n.t('app.tryAgain')}
        </Button>
      </div>
    </div>
  );
}
