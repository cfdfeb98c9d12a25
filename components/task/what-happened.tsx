import { i18n } from '#i18n';
import { formatSeconds } from '@/components/app/time/format-date';
import { Moment } from '@/components/app/time/moment';
import { Shown } from '@/components/app/shown';
import type { Stored } from '@/components/app/stored/use-stored';
import { Section } from '@/components/look/section';
import type { LogEntry } from '@/lib/task/log';
import { Happening } from './happening';

/** The log of a task, newest first. */
export function WhatHappened({ log }: { readonly log: Stored<readonly LogEntry[]> }) {
  if (log.kind === 'loading' || log.kind === 'missing') return null;
  if (log.kind === 'ok' && log.value.length === 0) return null;
  const told = log.kind === 'ok' ? log.value.filter(isNews).toReversed() : [];
  return (
    <Section heading={i18n.t('task.happened.heading')}>
      {log.kind === 'broken' ? (
        <p class="notice tone-bad">{i18n.t('task.happened.broken')}</p>
      ) : (
        <Shown items={told} step={15}>
          {(shown) => (
            <ol class="card padded happened small">
              {shown.map((entry) => (
                // No place in the list: old entries go, and with other keys what is unfolded would fold.
                <li key={`${entry.at} ${entry.kind}`}>
                  <Moment at={entry.at} format={formatSeconds} />
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

/** Leaves out the status of a tool call where the request that came with it says the same. */
function isNews(entry: LogEntry, _: number, log: readonly LogEntry[]): boolean {
  if (entry.kind !== 'status' || entry.detailedStatus !== 'tool_call') return true;
  return !log.some(({ kind, at }) => kind === 'asked' && at === entry.at);
}
