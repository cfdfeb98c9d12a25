import { i18n } from '#i18n';
import { CopyButton } from '@/components/app/copy-button';
import type { Sheet } from '@/components/form/sheet';
import { previewInput } from '@/lib/form/preview';
import { beginning, showHidden } from '@/lib/form/visible-text';
import { parseJson } from '@/lib/json';
import { prettyJson } from '@/lib/export/pretty-json';
import { useEffect, useState } from 'preact/hooks';

const followAfterMs = 150;
/** More than this is not read on screen, in UTF-16 units; Copy gives all of it. */
const mostShown = 50_000;

interface WhatWillBeSentProps {
  readonly sheet: Sheet;
  /** The service has it. */
  readonly sent: boolean;
}

/** The exact `input` string of the answer, laid out for reading, secrets as dots. */
export function WhatWillBeSent({ sheet, sent }: WhatWillBeSentProps) {
  const [open, setOpen] = useState(false);
  const input = usePreview(sheet, open);
  const text = input === null ? '' : showHidden(prettyJson(parseJson(input)));
  return (
    <details
      class="what-is-sent small"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{sent ? i18n.t('request.whatWasSent') : i18n.t('request.whatIsSent')}</summary>
      {input !== null && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
          <pre class="card padded raw" dir="ltr" tabIndex={0}>
            {text.length > mostShown ? `${beginning(text, mostShown)}…` : text}
          </pre>
          <CopyButton label={i18n.t('request.copySent')} text={input} />
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
      const readings = await sheet.readAll();
      const states = readings.map(({ state }) => state);
      if (mine === version) setInput(previewInput(sheet.form, states));
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
