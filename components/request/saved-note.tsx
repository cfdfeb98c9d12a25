import { i18n } from '#i18n';
import type { DraftPort } from './use-call-draft';

interface SavedNoteProps {
  readonly draft: DraftPort;
  /** The draft of the reason in "Can't answer". */
  readonly reason: DraftPort;
}

/** Whether what was typed comes back. Beside a secret, "saved" would be taken for all of it. */
export function SavedNote({ draft, reason }: SavedNoteProps) {
  if (draft.unsaveable) return i18n.t('request.secretsNotSaved');
  return draft.saved || reason.saved ? i18n.t('request.draftSaved') : null;
}
