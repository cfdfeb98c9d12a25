import { classes, common, flag, type View } from './view';

export const drawCheck: View<'checkbox' | 'switch'> = ({ field, ties }) => (
  <input
    {...common(field, ties)}
    class={classes(field.className)}
    type="checkbox"
    role={field.kind === 'switch' ? 'switch' : undefined}
    defaultChecked={flag(field.control.checked)}
    aria-readonly={flag(field.readonly)}
  />
);
