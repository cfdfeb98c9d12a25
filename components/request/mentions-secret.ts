import type { Request } from '@/lib/form/read-request';
import { speaksOfSecret } from '@/lib/form/secrecy';
import { stringifyJson } from '@/lib/json';
import { holdsSecret } from './answered-fields';

/** Whether a request speaks of a secret, so that what is said to it is better not kept. */
export function mentionsSecret(request: Request): boolean {
  switch (request.kind) {
    case 'form':
      return holdsSecret(request.form);
    case 'tool':
    case 'unreadable':
      return (
        speaksOfSecret(request.toolName) ||
        speaksOfSecret(stringifyJson(request.parameters ?? null))
      );
  }
}
