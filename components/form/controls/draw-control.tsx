import type { Field, FieldOf, Kind } from '@/lib/form/controls';
import type { ComponentChild } from 'preact';
import { drawCheck } from './check';
import { drawDateBox } from './date';
import { isLongList, LongList } from './long-list';
import { Masked } from './masked';
import { drawNumberBox } from './number';
import { drawOptions } from './options';
import { drawRange } from './range';
import { drawSelect } from './select';
import { drawText } from './text';
import { drawTextarea } from './textarea';
import type { Ties, View } from './view';

/** The control of each kind of field. */
const views: { readonly [K in Kind]: View<K> } = {
  text: drawText,
  textarea: drawTextarea,
  number: drawNumberBox,
  range: drawRange,
  'date-like': drawDateBox,
  select: drawSelect,
  radio: drawOptions,
  checkboxes: drawOptions,
  checkbox: drawCheck,
  switch: drawCheck,
  unreadable: () => null,
};

export function drawControl(field: Field, ties: Ties): ComponentChild {
  if (isLongList(field)) return <LongList field={field} ties={ties} />;
  if (field.secrecy === 'masked' && canMask(field)) {
    return <Masked ties={ties} draw={(masked) => drawKind(field, ties, masked)} />;
  }
  return drawKind(field, ties, false);
}

/** Typed text can be masked; options must be seen to be chosen. */
function canMask({ kind }: Field): boolean {
  return kind === 'text' || kind === 'textarea' || kind === 'number';
}

function drawKind<K extends Kind>(
  field: { [P in K]: FieldOf<P> }[K],
  ties: Ties,
  masked: boolean,
): ComponentChild {
  const draw: View<K> = views[field.kind];
  return draw({ field, ties, masked });
}
