import { i18n } from '#i18n';
import { CopyButton } from '@/components/app/copy-button';
import { useStored } from '@/components/app/stored/use-stored';
import { shorten } from '@/components/written/shorten';
import type { Sheet } from '@/components/form/sheet';
import { answerForm } from '@/lib/form/answer';
import { withoutSecrets } from '@/lib/form/without-secrets';
import { stringifyJson } from '@/lib/json';
import { prettyJson } from '@/lib/pretty-json';
import { storedAnswerSchema } from '@/lib/store/answer';
import { keys } from '@/lib/store/keys';
import { isAnswerable } from '@/lib/task/deliver';
import type { Delivery } from '@/lib/task/delivery';
import { useEffect, useState } from 'preact/hooks';

const followAfterMs = 150;
/** In UTF-16 units. Nobody reads more on screen; Copy gives all of it. */
const mostShown = 50_000;

interface WhatWillBeSentProps {
  /** The id of the task. */
  readonly id: string;
  readonly sheet: Sheet;
  readonly delivery: Delivery | null;
}

/** The exact `input` string of the answer, laid out for reading, secrets as dots. */
export function WhatWillBeSent({ id, sheet, delivery }: WhatWillBeSentProps) {
  const [open, setOpen] = useState(false);
  // The answer may have been given on another page. A refused, lost or withdrawn answer counts as none.
  const given = isAnswerable(delivery) ? null : delivery;
  const secret = given?.secret ?? false;
  const key = given && open ? keys.answer(id) : null;
  const stored = useStored(secret ? 'session' : 'local', key, storedAnswerSchema);
  const typed = usePreview(sheet, open && !given);
  const sent = stored.kind === 'ok' ? stored.value.input : null;
  const input = given ? sent : typed;
  const entries = input === null ? null : withoutSecrets(sheet.form, input, secret);
  return (
    <details
      class="what-is-sent drawn-late small"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary class="muted">
        {i18n.t(given && given.state !== 'queued' ? 'request.whatWasSent' : 'request.whatIsSent')}
      </summary>
      {entries !== null && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
          <pre class="card padded raw" dir="ltr" tabIndex={0}>
            {shorten(prettyJson(entries), mostShown)}
          </pre>
          <CopyButton label={i18n.t('request.copySent')} text={stringifyJson(entries)} />
        </>
      )}
    </details>
  );
}

/** The answer as it stands, a moment after each change; null until there is one to show. */
function usePreview(sheet: Sheet, open: boolean): string | null {
  const [input, setInput] = useState<string | null>(null);
  useEffect(() => {
    if (!open) return undefined;
    let version = 0;
    const show = async () => {
      version += 1;
      const mine = version;
      const results = await sheet.readAll();
      const states = results.map(({ state }) => state);
      if (mine === version) setInput(answerForm(sheet.form, states));
    };
    let timer = setTimeout(() => void show());
    const unsubscribe = sheet.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void show(), followAfterMs);
    });
    return () => {
      version += 1;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [open, sheet]);
  return input;
}
