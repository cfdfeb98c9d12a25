import { i18n } from '#i18n';
import type { CallDraft } from './use-call-draft';

interface SavedNoteProps {
  readonly draft: CallDraft;
  /** The draft of the reason in "Can't answer". */
  readonly reason: CallDraft;
}

/**
 * Says whether what was typed is saved. Never says "saved" beside a secret: the person would think that
 * it covers the secret, too.
 */
export function SavedNote({ draft, reason }: SavedNoteProps) {
  if (draft.unsaveable) return i18n.t('request.secretsNotSaved');
  return draft.saved || reason.saved ? i18n.t('request.draftSaved') : null;
}
