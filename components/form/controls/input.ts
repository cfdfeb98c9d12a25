import type { LooseInputHTMLAttributes } from 'preact';
import { jsx } from 'preact/jsx-runtime';

/** An `<input>` whose type is known only at run time, which JSX's types do not allow for. */
export function input(attributes: LooseInputHTMLAttributes) {
  const props: Record<string, unknown> = { ...attributes };
  return jsx('input', props);
}
