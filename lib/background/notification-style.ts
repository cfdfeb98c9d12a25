import type { Notice } from '@/lib/ports';
import type { AttentionSettings } from '@/lib/task/attention-settings';

/** A notification as the person wants to see it: its title alone when details are hidden. */
export function present(
  notice: Notice,
  { hideDetails }: Pick<AttentionSettings, 'hideDetails'>,
): Notice {
  return hideDetails ? { ...notice, message: '' } : notice;
}
