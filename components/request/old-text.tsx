import { i18n } from '#i18n';
import { CopyButton } from '@/components/app/copy-button';
import { LinkButton } from '@/components/look/link-button';
import { clampLength } from '@/components/written/shorten';
import { ShowAll } from '@/components/written/show-all';
import { Written } from '@/components/written/written';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

/** One thing the person once wrote, and what it was an answer to. */
export interface OldLine {
  readonly key: number | string;
  readonly label: string;
  readonly text: string;
}

interface OldTextProps {
  readonly title: string;
  /** One {@link OldPart} or more. Where all of them turn out empty, none of it is seen. */
  readonly children: ComponentChildren;
}

/** What was written for other requests. */
export function OldText({ title, children }: OldTextProps) {
  return (
    <details class="card padded old-text">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

interface OldPartProps {
  /** The agent's words for the request; empty where it had none, or they go without saying. */
  readonly heading?: string;
  /** What became of it. */
  readonly hint: string;
  readonly lines: readonly OldLine[];
  /** Puts what fits into the form that is open now; null where nothing does. */
  readonly onUse: (() => void) | null;
}

/** What was written for one of them: to read, to copy, and to use for this one. */
export function OldPart({ heading = '', hint, lines, onUse }: OldPartProps) {
  const [used, setUsed] = useState(false);
  return (
    <div class="old-part">
      {heading !== '' && (
        <p class="small two-lines">
          <q>
            <bdi>{heading}</bdi>
          </q>
        </p>
      )}
      <p class="hint">{hint}</p>
      <dl>
        {lines.map(({ key, label, text }) => (
          <div key={key}>
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
      <div class="buttons">
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
