import type { Form } from './form-field.ts';

/** The arguments of a tool call: a form, or whatever a tool of the client's own takes. */
export type Ask =
  | { readonly kind: 'form'; readonly form: Form }
  | { readonly kind: 'tool'; readonly name: string; readonly parameters: object };

export type Step =
  /** Shows these states for `ms` milliseconds (at speed 1). */
  | {
      readonly kind: 'work';
      readonly ms: number;
      readonly status: string | null;
      readonly detailedStatus: string | null;
    }
  /** Calls a tool and waits for its input, for ever if need be. */
  | { readonly kind: 'ask'; readonly ask: Ask }
  | { readonly kind: 'finish'; readonly status: 'completed' | 'error' };

/** What an agent does with a task, from its first run's creation to its end. */
export interface Scenario {
  readonly name: string;
  /** An instruction that holds one of these, as whole words, picks this scenario. In lower case. */
  readonly words: readonly string[];
  readonly steps: readonly Step[];
}
