import { textAside } from '@/components/written/text-aside';
import { Written } from '@/components/written/written';
import { type ChoiceField, takesSeveral } from '@/lib/form/controls';
import type { LooseInputHTMLAttributes } from 'preact';
import { optionLabel } from '../label-of';
import { input } from './input';
import { classes, flag, type Ties } from './view';

interface OptionBoxProps extends LooseInputHTMLAttributes {
  readonly field: ChoiceField;
  readonly ties: Ties;
  readonly index: number;
}

/** One option as a radio button or checkbox; its label holds the option's text alone. */
export function optionBox({ field, ties, index, ...attributes }: OptionBoxProps) {
  const option = field.control.options[index];
  if (option === undefined) return null;
  const several = takesSeveral(field);
  const text = optionLabel(option, index);
  const aside = textAside(text);
  const box = (
    <label key={index} class="option">
      {input({
        type: several ? 'checkbox' : 'radio',
        name: ties.id,
        value: index,
        class: classes(field.className),
        disabled: flag(field.disabled),
        // For radio buttons the group carries both.
        'aria-readonly': several ? flag(field.readonly) : undefined,
        'aria-invalid': several && ties.invalid,
        ...attributes,
      })}
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
