import { i18n } from '#i18n';
import { CopyButton } from '@/components/form/copy-button';
import type { Sheet } from '@/components/form/sheet';
import { previewInput } from '@/lib/form/preview';
import { parseJson } from '@/lib/json';
import { layOut } from '@/lib/tools/lay-out';
import { useEffect, useState } from 'preact/hooks';

interface WhatWillBeSentProps {
  readonly sheet: Sheet;
  /** Counts the changes, so that an open preview follows them. */
  readonly edits: number;
}

const followAfterMs = 150;

/** The exact `input` string of the answer, laid out for reading, secrets as dots. */
export function WhatWillBeSent({ sheet, edits }: WhatWillBeSentProps) {
  const [open, setOpen] = useState(false);
  const [input, setInput] = useState<string | null>(null);
  useEffect(() => {
    if (!open) return undefined;
    let superseded = false;
    const show = async () => {
      const readings = await sheet.readAll();
      const states = readings.map(({ state }) => state);
      if (!superseded) setInput(previewInput(sheet.form, states));
    };
    const timer = setTimeout(() => void show(), followAfterMs);
    return () => {
      superseded = true;
      clearTimeout(timer);
    };
  }, [open, sheet, edits]);
  return (
    <details
      class="what-is-sent small"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{i18n.t('request.whatIsSent')}</summary>
      {input !== null && (
        <>
          <pre class="card padded raw">{layOut(parseJson(input))}</pre>
          <CopyButton label={i18n.t('request.copySent')} text={input} />
        </>
      )}
    </details>
  );
}
