import { succeed } from '@/lib/result';
import { exportData } from '@/lib/store/export-data';
import type { Handler } from './handler';

export const exportAll: Handler<'data.export'> = async ({ ports }) =>
  succeed(await exportData(ports.local));
