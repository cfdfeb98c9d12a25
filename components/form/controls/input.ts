import { h, type LooseInputHTMLAttributes } from 'preact';

/** An `<input>` whose type is known only at run time, which JSX's types do not allow for. */
export function input(attributes: LooseInputHTMLAttributes) {
  return h('input', attributes);
}
