import { input } from './input';
import { bounded, box, placeholderOf, type View } from './view';

export const drawNumberBox: View<'number'> = ({ field, ties, masked }) =>
  input({
    ...box(field, ties, masked),
    placeholder: placeholderOf(field.control.placeholder),
    ...bounded('number', field.control),
  });
