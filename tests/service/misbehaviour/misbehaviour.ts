import type { Endpoint } from '../http/endpoint.ts';

/** What a request can meet instead of a proper response. */
export type How =
  /** Not carried out. A string body goes as it is, anything else as JSON. */
  | {
      readonly kind: 'status';
      readonly code: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Not carried out: HTTP 200 with `success: false`. */
  | { readonly kind: 'refuse-with-200'; readonly error: string }
  /** Not carried out. `to` is the Location; 302 unless told otherwise. */
  | { readonly kind: 'redirect'; readonly to: string; readonly code?: number }
  /** Carried out and answered properly, `ms` milliseconds late; even if the client has gone. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Not carried out, never answered: until the client goes or the service stops. */
  | { readonly kind: 'hang' }
  /** Not carried out: the connection is reset. */
  | { readonly kind: 'reset' }
  /** Carried out, but the connection is reset instead of an answer. */
  | { readonly kind: 'apply-then-drop' }
  /** `html`: a proxy's error page with HTTP 200, not carried out. `truncated`: half the answer. */
  | { readonly kind: 'garbage'; readonly form: 'html' | 'truncated' }
  /** Carried out; the JSON answer is padded to over 5 MB, its length not announced. */
  | { readonly kind: 'huge' }
  /** Carried out; headers at once, the body piece by piece over `ms` milliseconds. */
  | { readonly kind: 'slow-body'; readonly ms: number };

export interface Misbehaviour {
  /** Which requests: those of any kind unless told otherwise. */
  readonly match?: {
    readonly method?: string;
    readonly path?: Endpoint;
    /** The first matching request that is hit, counted from now on; 1 by default. */
    readonly nth?: number;
    /** How many matching requests are hit from there on; 1 by default. */
    readonly times?: number;
  };
  readonly how: How;
}
