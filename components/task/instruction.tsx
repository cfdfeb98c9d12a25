import { i18n } from '#i18n';
import { useState } from 'preact/hooks';

const longChars = 320;
const longLines = 6;

/** What the person asked of the agent, folded when long. */
export function Instruction({ text }: { readonly text: string }) {
  const long = text.length > longChars || text.split('\n').length > longLines;
  const [open, setOpen] = useState(false);
  if (text.trim() === '') return null;
  return (
    <div>
      <blockquote class={long && !open ? 'instruction folded' : 'instruction'}>
        <bdi>{text}</bdi>
      </blockquote>
      {long && (
        <button
          type="button"
          class="link-button small"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? i18n.t('task.showLess') : i18n.t('task.showAll')}
        </button>
      )}
    </div>
  );
}
