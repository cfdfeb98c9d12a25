import * as z from 'zod/mini';

// Without this zod probes `new Function`, which an extension page's CSP reports as a violation.
z.config({ jitless: true });

export { z };
