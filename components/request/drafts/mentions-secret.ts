import type { AgentRequest } from '@/lib/form/read-request';
import { speaksOfSecret } from '@/lib/form/secrecy';
import { textsIn } from '@/lib/form/texts-in';
import { holdsSecret } from '../answered-fields';

/** How much of a call's arguments is looked at, in UTF-16 units: more than anyone writes by hand. */
const reach = 200_000;

/** Whether a request speaks of a secret, so that the reply is better not kept. */
export function mentionsSecret(request: AgentRequest): boolean {
  if (request.kind === 'form' && holdsSecret(request.form)) return true;
  return speaksOfSecret(request.toolName) || speaksOfSecret(textsIn(request.parameters, reach));
}
