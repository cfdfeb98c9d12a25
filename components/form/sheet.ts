import type { Field } from '@/lib/form/controls';
import type { Form } from '@/lib/form/read-request';
import { defaultState, type FieldState } from '@/lib/form/state';
import { restoreState } from './controls/restore-state';
import { readState } from './controls/read-state';
import { fieldElements } from './field-elements';
import { pagesOf } from './pages-of';
import { fieldResult, type FieldResult } from './field-result';
import { restBetween } from './rest-between';
import { readUndrawn } from './read-undrawn';

/**
 * A form being filled in. The controls hold the truth; for a field not drawn yet, the sheet keeps what
 * a draft had for it.
 */
export interface Sheet {
  readonly form: Form;
  readonly pages: readonly (readonly Field[])[];
  /** Called with the form's element whenever more of it has been drawn. */
  drawn(root: HTMLElement): void;
  /** Called when the person has changed a field. */
  touch(index: number): void;
  /** Puts states into fields as if the person had given them. */
  restore(states: ReadonlyMap<number, FieldState>): void;
  /** What the person has given so far, by index. */
  touched(): ReadonlyMap<number, FieldState>;
  /** Puts a read-only field back to its default. */
  reset(field: Field): void;
  /** What a field that is drawn holds; null when it is not drawn. */
  state(index: number): FieldState | null;
  /** A field that is drawn, read and checked now; null when it is not drawn. */
  read(index: number): FieldResult | null;
  /** Calls the listener whenever fields may hold something else. Returns the function that ends this. */
  subscribe(listener: Listener): () => void;
  /** Reads every field now, in pieces, so that the page stays responsive. */
  readAll(): Promise<readonly FieldResult[]>;
}

/** Given the indexes of the fields that were changed. */
type Listener = (changed: readonly number[]) => void;

export function createSheet(form: Form): Sheet {
  const pages = pagesOf(form.fields);
  const given = new Set<number>();
  const restored = new Map<number, FieldState>();
  const undrawn = new Map<readonly Field[], readonly FieldResult[]>();
  const listeners = new Set<Listener>();
  let elements: ReadonlyMap<number, HTMLElement> = new Map();
  /** What `read` makes of a field that is drawn; null when it is not. */
  const ofDrawn = <Value>(index: number, read: (field: Field, root: HTMLElement) => Value) => {
    const field = form.fields[index];
    const root = elements.get(index);
    return field === undefined || root === undefined ? null : read(field, root);
  };
  const stateOf = (index: number) => ofDrawn(index, readState);

  const tell = (changed: readonly number[]) => {
    for (const listener of listeners) listener(changed);
  };

  const put = (index: number, state: FieldState) => {
    given.add(index);
    if (elements.has(index)) ofDrawn(index, (_, root) => restoreState(root, state));
    else restored.set(index, state);
  };
  const readDrawn = (index: number) =>
    ofDrawn(index, (field, root) => fieldResult(field, root, given.has(index)));
  const readPage = async (page: readonly Field[], rest: () => Promise<void>) => {
    const drawn: FieldResult[] = [];
    for (const field of page) {
      const result = readDrawn(field.index);
      if (result !== null) drawn.push(result);
      await rest();
    }
    if (drawn.length === page.length) return drawn;
    const results = undrawn.get(page) ?? (await readUndrawn(page, restored, rest));
    undrawn.set(page, results);
    return results;
  };
  const touched = () => {
    const states = new Map<number, FieldState>();
    for (const index of given) {
      const state = stateOf(index) ?? restored.get(index);
      if (state !== undefined) states.set(index, state);
    }
    return states;
  };

  return {
    form,
    pages,
    drawn(root) {
      elements = fieldElements(root);
      for (const [index, state] of restored) {
        if (!elements.has(index)) continue;
        restored.delete(index);
        put(index, state);
      }
    },
    touch(index) {
      given.add(index);
      tell([index]);
    },
    restore(states) {
      undrawn.clear();
      for (const [index, state] of states) put(index, state);
      tell([...states.keys()]);
    },
    touched,
    reset({ index }) {
      ofDrawn(index, (field, root) => restoreState(root, defaultState(field)));
    },
    state: stateOf,
    read: readDrawn,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async readAll() {
      const rest = restBetween();
      const results: (readonly FieldResult[])[] = [];
      for (const page of pages) results.push(await readPage(page, rest));
      return results.flat();
    },
  };
}
