import { i18n } from '#i18n';
import { formatOtherDay, formatSeconds } from '@/components/app/format-date';
import { useNow } from '@/components/app/now';
import { Shown } from '@/components/app/shown';
import type { Stored } from '@/components/app/use-stored';
import { Section } from '@/components/look/section';
import type { LogEntry } from '@/lib/task/log';
import { Happening } from './happening';

/** The log of a task, newest first. */
export function WhatHappened({ log }: { readonly log: Stored<readonly LogEntry[]> }) {
  if (log.kind === 'loading' || log.kind === 'missing') return null;
  if (log.kind === 'ok' && log.value.length === 0) return null;
  return (
    <Section heading={i18n.t('task.happened.heading')}>
      {log.kind === 'broken' ? (
        <p class="notice tone-bad">{i18n.t('task.happened.broken')}</p>
      ) : (
        <Shown items={log.value.toReversed()} step={15}>
          {(shown) => (
            <ol class="card padded happened small">
              {shown.map((entry, index) => (
                <li key={`${entry.at} ${entry.kind} ${log.value.length - index}`}>
                  <When at={entry.at} />
                  <div>
                    <Happening entry={entry} log={log.value} />
                  </div>
                </li>
              ))}
            </ol>
          )}
        </Shown>
      )}
    </Section>
  );
}

function When({ at }: { readonly at: number }) {
  const now = useNow();
  return (
    <time class="muted" dateTime={new Date(at).toISOString()}>
      {formatOtherDay(at, now)}
      {formatSeconds(at)}
    </time>
  );
}
