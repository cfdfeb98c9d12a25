import { optionBox } from './option-box';
import { flag, type View } from './view';

export const drawRadios: View<'radio'> = ({ field, ties }) => {
  const { options, chosen } = field.control;
  return (
    <fieldset
      id={ties.id}
      role="radiogroup"
      class="options"
      aria-labelledby={ties.labelledBy}
      aria-describedby={ties.describedBy}
      aria-required={flag(field.required)}
      aria-readonly={flag(field.readonly)}
      aria-invalid={ties.invalid}
    >
      {options.map((_, index) =>
        optionBox({
          field,
          index,
          type: 'radio',
          name: ties.id,
          defaultChecked: chosen.includes(index),
          required: flag(field.required),
          // The group says it.
          'aria-invalid': false,
        }),
      )}
    </fieldset>
  );
};

export const drawCheckboxes: View<'checkboxes'> = ({ field, ties }) => {
  const { options, chosen } = field.control;
  return (
    <fieldset
      id={ties.id}
      class="options"
      aria-labelledby={ties.labelledBy}
      aria-describedby={ties.describedBy}
    >
      {options.map((_, index) =>
        // HTML's `required` would ask for every box; that one is checked is ours to see to. Nor can a
        // group of boxes be invalid: each is marked.
        optionBox({
          field,
          index,
          type: 'checkbox',
          name: ties.id,
          defaultChecked: chosen.includes(index),
          'aria-invalid': ties.invalid,
        }),
      )}
    </fieldset>
  );
};
