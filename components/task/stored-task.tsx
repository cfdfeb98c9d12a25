import './task.css';
import { i18n } from '#i18n';
import { Page } from '@/components/app/page';
import { useStored } from '@/components/app/stored/use-stored';
import { prettyJson } from '@/lib/pretty-json';
import { keys } from '@/lib/store/keys';
import { type TaskRecord, taskRecordSchema } from '@/lib/task/record';
import type { ComponentChildren } from 'preact';
import { DiscardButton } from './discard-button';

interface StoredTaskProps {
  readonly id: string;
  /** What the page is called while there is no task to show. */
  readonly title: string;
  /** What to say when the task is not there. */
  readonly missing: string;
  readonly children: (task: TaskRecord) => ComponentChildren;
}

/** A page about a task, or a notice that the task is gone or cannot be read. */
export function StoredTask({ id, title, missing, children }: StoredTaskProps) {
  const stored = useStored('local', keys.task(id), taskRecordSchema);
  switch (stored.kind) {
    case 'loading':
      return <Page title={title} />;
    case 'missing':
      return (
        <Page title={title}>
          {/* It may go while the person is at it: then nothing but this says why the page is empty. */}
          <p class="notice" role="alert">
            <strong>{missing}</strong>
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
          <pre class="card padded small raw">{prettyJson(stored.raw)}</pre>
        </Page>
      );
    case 'ok':
      return children(stored.value);
  }
}
