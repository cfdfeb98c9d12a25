import './task.css';
import { i18n } from '#i18n';
import { Page } from '@/components/app/page';
import { useStored } from '@/components/app/use-stored';
import { keys } from '@/lib/store/keys';
import { taskRecordSchema } from '@/lib/task/record';
import { DiscardButton } from './discard-button';
import { TaskView } from './task-view';

export function TaskPage({ id }: { readonly id: string }) {
  const stored = useStored('local', keys.task(id), taskRecordSchema);
  switch (stored.kind) {
    case 'loading':
      return <Page title={i18n.t('task.title')}>{null}</Page>;
    case 'missing':
      return (
        <Page title={i18n.t('task.title')}>
          <p class="notice">
            <strong>{i18n.t('task.missing')}</strong>
            <a href="#/">{i18n.t('app.home')}</a>
          </p>
        </Page>
      );
    case 'broken':
      return (
        <Page title={i18n.t('home.broken')}>
          <div class="notice tone-bad stack">
            <p>{i18n.t('home.brokenDetail')}</p>
            <div class="buttons">
              <DiscardButton id={id} />
            </div>
          </div>
          <pre class="card padded small raw">{JSON.stringify(stored.raw, null, 2)}</pre>
        </Page>
      );
    case 'ok':
      return <TaskView task={stored.value} />;
  }
}
