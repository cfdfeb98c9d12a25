import { textAside } from '@/components/written/text-aside';
import { Written } from '@/components/written/written';
import type { ChoiceField } from '@/lib/form/controls';
import type { LooseInputHTMLAttributes } from 'preact';
import { optionLabel } from '../label-of';
import { input } from './input';
import { classes, flag } from './view';

interface OptionBoxProps extends LooseInputHTMLAttributes {
  readonly field: ChoiceField;
  readonly index: number;
  readonly type: 'radio' | 'checkbox';
}

/** One option as a radio button or checkbox; its label holds the option's text alone. */
export function optionBox({ field, index, type, ...attributes }: OptionBoxProps) {
  const option = field.control.options[index];
  if (option === undefined) return null;
  const text = optionLabel(option, index);
  const aside = textAside(text);
  const box = (
    <label key={index} class="option">
      {input({
        type,
        value: index,
        class: classes(field.className),
        disabled: flag(field.disabled),
        'aria-readonly': type === 'checkbox' ? flag(field.readonly) : undefined,
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
