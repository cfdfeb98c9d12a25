import { i18n } from '#i18n';
import { LinkButton } from '@/components/look/link-button';
import { useState } from 'preact/hooks';

interface CopyButtonProps {
  /** The text to copy, or a function that makes it. */
  readonly text: string | (() => string);
  /** "Copy" when absent. */
  readonly label?: string;
  /** Names what is copied, where a page has several such buttons; for screen readers only. */
  readonly which?: string;
}

export function CopyButton({ text, label = i18n.t('app.copy'), which }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const copy = () => {
    navigator.clipboard.writeText(typeof text === 'string' ? text : text()).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  };
  const words = outcome === null ? label : i18n.t(`app.${outcome}`);
  return (
    <LinkButton
      aria-label={which === undefined ? undefined : `${words} ${which}`}
      onPress={copy}
      onBlur={() => setOutcome(null)}
    >
      {words}
    </LinkButton>
  );
}
