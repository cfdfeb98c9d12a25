import { i18n } from '#i18n';
import { Age } from '@/components/app/time/age';
import { Silence } from '@/components/attention/silence';
import { formatRoute } from '@/lib/route';
import type { Connection } from '@/lib/task/connection';
import type { OpenCall, TaskRecord } from '@/lib/task/record';

interface TrustStripProps {
  /** The task that asks. */
  readonly task: TaskRecord;
  readonly call: OpenCall;
  /** Null when it is gone. */
  readonly connection: Connection | null;
  /** No answer can be given: one is on its way, or the connection is gone. */
  readonly answered: boolean;
}

/** In our own words, above everything the agent wrote: who asks, and where an answer goes. */
export function TrustStrip({ task, call, connection, answered }: TrustStripProps) {
  return (
    <section
      class={answered ? 'trust-strip answered' : 'trust-strip'}
      aria-label={i18n.t('request.whoAsks')}
    >
      {!answered && (
        <p>
          <strong>{i18n.t('request.waits')}</strong> · <Age at={call.firstSeenAt} />
          {task.watch !== 'watched' && <> · {i18n.t(`home.${task.watch}Mark`)}</>}
          {task.watch !== 'archived' && <Silence task={task} call={call} />}
        </p>
      )}
      <p>
        <Through connection={connection} /> {i18n.t('request.agentWrote')}{' '}
        <a href={formatRoute({ page: 'task', id: task.id })}>{i18n.t('request.toTask')}</a>
      </p>
      {call.digest.secrets > 0 && !answered && (
        <p class="secret-warning">{i18n.t('request.secretWarning')}</p>
      )}
    </section>
  );
}

function Through({ connection }: Pick<TrustStripProps, 'connection'>) {
  if (connection === null) return <strong>{i18n.t('request.connectionGone')}</strong>;
  const { name, baseUrl } = connection;
  const { host } = new URL(baseUrl);
  return (
    <>
      {i18n.t('request.askedThrough')} <strong>{host}</strong>
      {name !== host && (
        <>
          {' '}
          (<bdi>{name}</bdi>)
        </>
      )}
      .
    </>
  );
}
