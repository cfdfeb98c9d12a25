import { succeed } from '@/lib/result';
import { notePresence } from '../presence';
import type { Handler } from './handler';

/** The wake that follows every command does the checking. */
export const checkDue: Handler<'check.due'> = async (ports, page) => {
  await notePresence(ports, page);
  return succeed(null);
};
