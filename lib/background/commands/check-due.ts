import { succeed } from '@/lib/result';
import { notePresence } from '../presence';
import { recordEvent } from '../records/record-event';
import type { Handler } from './handler';

/** The wake that follows every command does the checking. */
export const checkDue: Handler<'check.due'> = async (ports, page) => {
  await notePresence(ports, page);
  // When the page goes, too: the person saw what came since the page's last beat.
  if (page.shows !== null) await recordEvent(ports, page.shows, { type: 'seen' });
  return succeed(null);
};
