import type { Network } from '@/lib/ports';

export const network: Network = {
  fetch: (input, init) => fetch(input, init),
  online: () => navigator.onLine,
};
