import { i18n } from '#i18n';
import { CopyButton } from '@/components/app/copy-button';
import { useStored } from '@/components/app/use-stored';
import { shorten } from '@/components/written/shorten';
import type { Sheet } from '@/components/form/sheet';
import { answerForm } from '@/lib/form/answer';
import { withoutSecrets } from '@/lib/form/preview';
import type { Form } from '@/lib/form/read-request';
import { stringifyJson } from '@/lib/json';
import { prettyJson } from '@/lib/export/pretty-json';
import { storedAnswerSchema } from '@/lib/store/answer';
import { keys } from '@/lib/store/keys';
import { isAnswerable } from '@/lib/task/deliver';
import type { Delivery } from '@/lib/task/delivery';
import { useEffect, useState } from 'preact/hooks';

const followAfterMs = 150;
/** More than this is not read on screen, in UTF-16 units; Copy gives all of it. */
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
  // It may have been given on another page, or be the reason why there is none.
  const given = isAnswerable(delivery) ? null : delivery;
  const typed = usePreview(sheet, open && given === null);
  return (
    <details
      class="what-is-sent small"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {i18n.t(delivery?.state === 'accepted' ? 'request.whatWasSent' : 'request.whatIsSent')}
      </summary>
      {given === null
        ? typed !== null && <Laid form={sheet.form} input={typed} />
        : open && <Given id={id} form={sheet.form} secret={given.secret} />}
    </details>
  );
}

interface GivenProps {
  readonly id: string;
  readonly form: Form;
  readonly secret: boolean;
}

/** The answer that is on its way. */
function Given({ id, ...shown }: GivenProps) {
  const area = shown.secret ? 'session' : 'local';
  const stored = useStored(area, keys.answer(id), storedAnswerSchema);
  return stored.kind === 'ok' && <Laid {...shown} input={stored.value.input} />;
}

interface LaidProps {
  readonly form: Form;
  readonly input: string;
  /** A reason for giving no answer in it is secret, too. */
  readonly secret?: boolean;
}

function Laid({ form, input, secret = false }: LaidProps) {
  const entries = withoutSecrets(form, input, secret);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <pre class="card padded raw" dir="ltr" tabIndex={0}>
        {shorten(prettyJson(entries), mostShown)}
      </pre>
      <CopyButton label={i18n.t('request.copySent')} text={stringifyJson(entries)} />
    </>
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
      const readings = await sheet.readAll();
      const states = readings.map(({ state }) => state);
      if (mine === version) setInput(answerForm(sheet.form, states));
    };
    let timer = 0;
    const showIn = (ms: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void show(), ms);
    };
    showIn(0);
    const unsubscribe = sheet.subscribe(() => showIn(followAfterMs));
    return () => {
      version += 1;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [open, sheet]);
  return input;
}
