import { i18n } from '#i18n';
import { Age } from '@/components/app/age';
import type { OpenCall } from '@/lib/task/record';
import type { Asker } from './use-asker';

interface TrustStripProps {
  readonly call: OpenCall;
  readonly asker: Asker;
}

/** In our own words, above everything the agent wrote: who asks, and where an answer goes. */
export function TrustStrip({ call, asker }: TrustStripProps) {
  return (
    <section class="trust-strip" aria-label={i18n.t('request.whoAsks')}>
      <p>
        <strong>{i18n.t('request.waits')}</strong> · <Age at={call.firstSeenAt} />
      </p>
      <p>
        {i18n.t('request.askedThrough')} <strong>{asker.host}</strong>
        {asker.name !== '' && asker.name !== asker.host && (
          <>
            {' '}
            (<bdi>{asker.name}</bdi>)
          </>
        )}
        . {i18n.t('request.agentWrote')}
      </p>
      {call.digest.secrets > 0 && <p class="secret-warning">{i18n.t('request.secretWarning')}</p>}
    </section>
  );
}
