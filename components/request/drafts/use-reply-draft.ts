import { lightenText } from '@/components/look/light-text';
import type { AgentRequest } from '@/lib/form/read-request';
import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { mentionsSecret } from './mentions-secret';
import type { CallDraft } from './use-call-draft';
import { useFollowed } from './use-followed';

/**
 * Drafts the text of a text area, unless the text is not to be kept. That choice is drafted, too:
 * otherwise a popup that closes would undo it, or claim that a text on the disk is not there.
 */
export function useReplyDraft(
  boxRef: RefObject<HTMLTextAreaElement | null>,
  request: AgentRequest,
  draft: CallDraft,
) {
  const [usual] = useState(() => mentionsSecret(request));
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [asJson, setAsJson] = useState(false);
  const ready = useFollowed(draft, ({ reply, forget, asJson }) => {
    setChosen(forget);
    setAsJson(asJson === true);
    // The draft does not hold a text that is not to be kept.
    if (boxRef.current !== null && forget !== true) {
      boxRef.current.value = reply;
      lightenText(boxRef.current);
    }
  });
  const forget = chosen ?? usual;
  const write = (choice: boolean | null, aside = false, json = asJson) =>
    draft.edit(() => {
      const reply = choice === true ? '' : (boxRef.current?.value ?? '');
      return { fields: [], reply, forget: choice, aside, ...(json && { asJson: true }) };
    });
  return {
    forget,
    asJson,
    ready,
    onInput: () => {
      if (boxRef.current !== null) lightenText(boxRef.current);
      if (!forget) write(chosen);
    },
    onForget: (next: boolean) => {
      setChosen(next);
      if (next) draft.forget();
      else write(next);
    },
    onAsJson: (next: boolean) => {
      setAsJson(next);
      // Without a text on the disk, there is nothing yet that the choice could be about.
      if (!forget && boxRef.current?.value) write(chosen, false, next);
    },
    /** Called when the person leaves "Can't answer" for something else, or comes back to it. */
    onAside: (aside: boolean) => {
      // Writes only if the draft would reopen the box: by its text or, where that is not kept, by the
      // stored choice.
      if (forget ? chosen : boxRef.current?.value) write(chosen, aside);
    },
  };
}
