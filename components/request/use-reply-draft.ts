import type { Request } from '@/lib/form/read-request';
import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { mentionsSecret } from './mentions-secret';
import type { DraftPort } from './use-call-draft';
import { useFollowed } from './use-followed';

/**
 * Drafts what is written in a text area, unless it is not to be kept. That choice is drafted too: a
 * popup that closes must not undo it, nor claim of a text on the disk that it is not there.
 */
export function useReplyDraft(
  boxRef: RefObject<HTMLTextAreaElement | null>,
  request: Request,
  draft: DraftPort,
) {
  const [usual] = useState(() => mentionsSecret(request));
  const [chosen, setChosen] = useState<boolean | null>(null);
  const ready = useFollowed(draft, ({ reply, forget }) => {
    setChosen(forget);
    // Of a text that is not kept, the draft knows nothing.
    if (boxRef.current !== null && forget !== true) boxRef.current.value = reply;
  });
  const forget = chosen ?? usual;
  const write = (choice: boolean | null, aside = false) =>
    draft.edit(() => {
      const reply = choice === true ? '' : (boxRef.current?.value ?? '');
      return { fields: [], reply, forget: choice, aside };
    });
  return {
    forget,
    ready,
    onInput: () => {
      if (!forget) write(chosen);
    },
    onForget: (next: boolean) => {
      setChosen(next);
      if (next) draft.forget();
      else write(next);
    },
    /** The person goes on to something else, or comes back to this. */
    onAside: (aside: boolean) => {
      // Of a text that is not to be kept, it is that choice which would open it again.
      if (forget ? chosen : boxRef.current?.value) write(chosen, aside);
    },
  };
}
