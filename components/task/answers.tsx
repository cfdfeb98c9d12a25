import { i18n } from '#i18n';
import { Written } from '@/components/written/written';
import type { AnsweredField } from '@/lib/task/answered-fields';

/** What the person answered; secrets are dots already. A single answer stands in the line itself. */
export function Answers({ answers }: { readonly answers: readonly AnsweredField[] }) {
  const [only] = answers;
  if (only === undefined) return null;
  if (answers.length === 1) {
    return (
      <>
        {' — '}
        <Written text={only.text} />
      </>
    );
  }
  return (
    <details>
      <summary>{i18n.t('task.happened.answers', answers.length)}</summary>
      <dl class="facts">
        {answers.map(({ label, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- labels repeat, and the list never changes
          <div key={index}>
            <dt class="muted">
              <Written text={label} />
            </dt>
            <dd>
              <Written text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
