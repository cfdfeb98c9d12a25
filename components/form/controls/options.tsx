import { optionBox } from './option-box';
import { flag, type View } from './view';

export const drawRadios: View<'radio'> = ({ field, ties }) => {
  const { options, chosen } = field.control;
  const { required } = field;
  return (
    <fieldset
      role="radiogroup"
      class="options"
      aria-labelledby={ties.labelledBy}
      aria-describedby={ties.describedBy}
      aria-required={flag(required)}
      aria-readonly={flag(field.readonly)}
      aria-invalid={ties.invalid}
    >
      {options.map((_, index) => {
        const check = { defaultChecked: chosen.includes(index) };
        return optionBox({
          field,
          name: ties.id,
          type: 'radio',
          index,
          check,
          required,
          invalid: undefined,
        });
      })}
    </fieldset>
  );
};

export const drawCheckboxes: View<'checkboxes'> = ({ field, ties }) => {
  const { options, chosen } = field.control;
  // HTML's `required` would ask for every box; that one is checked is ours to see to.
  return (
    <fieldset class="options" aria-labelledby={ties.labelledBy} aria-describedby={ties.describedBy}>
      {options.map((_, index) => {
        const check = { defaultChecked: chosen.includes(index) };
        return optionBox({
          field,
          name: ties.id,
          type: 'checkbox',
          index,
          check,
          required: false,
          invalid: ties.invalid,
        });
      })}
    </fieldset>
  );
};
