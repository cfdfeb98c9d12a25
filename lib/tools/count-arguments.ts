import { asObject, own } from '@/lib/json-object';
import { branches } from './branches';

/** How many arguments a tool's schema names. */
export function countArguments(schema: unknown): number {
  const named = branches(schema, [schema], 'every').flatMap((branch) =>
    Object.keys(asObject(own(branch, 'properties'))),
  );
  return new Set(named).size;
}
