import type { ChoiceField } from '@/lib/form/controls';
import { optionLabel } from '../label-of';
import { textAside } from '../text-aside';
import { Written } from '../written';
import { classes, flag } from './view';

interface OptionBoxProps {
  readonly field: ChoiceField;
  readonly name: string;
  readonly type: 'radio' | 'checkbox';
  readonly index: number;
  readonly check: { readonly checked: boolean } | { readonly defaultChecked: boolean };
  readonly required: boolean;
  /** Of a checkbox group every box is marked: a group itself cannot be invalid. */
  readonly invalid: true | undefined;
}

/** One option as a radio button or checkbox; its label holds the option's text alone. */
export function optionBox({ field, name, type, index, check, required, invalid }: OptionBoxProps) {
  const option = field.control.options[index];
  if (option === undefined) return null;
  const text = optionLabel(option, index);
  const aside = textAside(text);
  const box = (
    <label key={index} class="option">
      <input
        type={type}
        name={name}
        value={index}
        class={classes(field.className)}
        required={flag(required)}
        disabled={flag(field.disabled)}
        aria-readonly={type === 'checkbox' ? flag(field.readonly) : undefined}
        aria-invalid={invalid}
        {...check}
      />
      <Written text={text} />
    </label>
  );
  if (aside === null) return box;
  return (
    <div key={index}>
      {box}
      {aside}
    </div>
  );
}
