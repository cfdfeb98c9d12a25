import { i18n } from '#i18n';
import { findJsonError } from '@/lib/json-error';
import { placeIn } from '@/lib/text-place';

/** Why a reply cannot be sent, in words; null when it can. A service takes no empty reply. */
export function replyError(reply: string, asJson: boolean): string | null {
  if (reply.trim() === '') return i18n.t('request.replyMissing');
  const found = asJson ? findJsonError(reply) : null;
  if (found === null) return null;
  const { line, column } = placeIn(reply, found.offset);
  return i18n.t('request.replyNotJson', [line, column]);
}
