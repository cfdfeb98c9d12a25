import { input } from './input';
import { bounded, box, type View } from './view';

export const drawDateBox: View<'date-like'> = ({ field, ties }) =>
  input({ ...box(field, ties), ...bounded(field.control.type, field.control) });
