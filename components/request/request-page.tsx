import './request.css';
import { i18n } from '#i18n';
import { Page } from '@/components/app/page';
import { useStored } from '@/components/app/use-stored';
import { keys } from '@/lib/store/keys';
import { taskRecordSchema } from '@/lib/task/record';
import { RequestView } from './request-view';

/** A task's request: the page notifications lead to. */
export function RequestPage({ id }: { readonly id: string }) {
  const stored = useStored('local', keys.task(id), taskRecordSchema);
  switch (stored.kind) {
    case 'loading':
      return <Page title={i18n.t('request.title')}>{null}</Page>;
    case 'missing':
    case 'broken':
      return (
        <Page title={i18n.t('request.title')}>
          <p class="notice">
            <strong>{i18n.t('request.missing')}</strong>
            <a href="#/">{i18n.t('app.home')}</a>
          </p>
        </Page>
      );
    case 'ok':
      return <RequestView task={stored.value} />;
  }
}
