import { i18n } from '#i18n';
import { CopyButton } from '@/components/app/copy-button';
import { LinkButton } from '@/components/look/link-button';
import { clampLength } from '@/components/written/shorten';
import { ShowAll } from '@/components/written/show-all';
import { Written } from '@/components/written/written';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { QuotedHeading } from './quoted-heading';

/** A text that the person once wrote, and the question it answered. */
export interface OldLine {
  readonly label: string;
  readonly text: string;
}

interface OldTextProps {
  readonly title: string;
  /** One {@link OldPart} or more. If all of them draw nothing, the whole block is hidden. */
  readonly children: ComponentChildren;
}

/** Texts that the person wrote for other requests. */
export function OldText({ title, children }: OldTextProps) {
  return (
    <details class="card padded old-text">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

interface OldPartProps {
  /** The agent's heading of the other request; empty where it had none, or needs none. */
  readonly heading?: string;
  /** What became of the texts. */
  readonly hint: string;
  readonly lines: readonly OldLine[];
  /** Puts what fits into the form that is open now; null where nothing fits. */
  readonly onUse: (() => void) | null;
}

/** The texts for one other request: to read, to copy, and to use for this one. */
export function OldPart({ heading = '', hint, lines, onUse }: OldPartProps) {
  const [used, setUsed] = useState(false);
  return (
    <div class="old-part">
      <QuotedHeading heading={heading} />
      <p class="hint">{hint}</p>
      <dl>
        {lines.map(({ label, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- labels repeat
          <div key={index}>
            <dt class="small muted">
              <Written text={label} />
            </dt>
            <dd>
              <Written text={text} />
              {text.length > clampLength && <ShowAll text={text} />}
            </dd>
          </div>
        ))}
      </dl>
      <div class="buttons small">
        <CopyButton text={lines.map(({ label, text }) => `${label}: ${text}`).join('\n')} />
        {onUse !== null && (
          <LinkButton
            disabled={used}
            onPress={() => {
              onUse();
              setUsed(true);
            }}
          >
            {used ? i18n.t('request.oldText.used') : i18n.t('request.oldText.use')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
