import { i18n } from '#i18n';
import { LinkButton } from '@/components/look/link-button';
import { useState } from 'preact/hooks';

const longChars = 320;
const longLines = 6;
/**
 * In UTF-16 units: far more than a folded instruction shows. The whole of a pasted one could take
 * seconds to lay out.
 */
const mostFolded = 5_000;

/** What the person asked of the agent, folded when long. */
export function Instruction({ text }: { readonly text: string }) {
  const long = text.length > longChars || text.split('\n').length > longLines;
  const [open, setOpen] = useState(false);
  const folded = long && !open;
  if (text.trim() === '') return null;
  return (
    <div>
      <blockquote class={folded ? 'instruction six-lines' : 'instruction'}>
        <bdi>{folded ? text.slice(0, mostFolded) : text}</bdi>
      </blockquote>
      {long && (
        <LinkButton small aria-expanded={open} onPress={() => setOpen(!open)}>
          {open ? i18n.t('written.showLess') : i18n.t('written.showAll')}
        </LinkButton>
      )}
    </div>
  );
}
