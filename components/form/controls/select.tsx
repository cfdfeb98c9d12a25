import { i18n } from '#i18n';
import { shorten } from '@/components/written/shorten';
import type { FieldOption } from '@/lib/form/options';
import { optionLabel } from '../label-of';
import { classes, common, flag, type View } from './view';

const mostRows = 6;
const fewestRows = 2;

export const drawSelect: View<'select'> = ({ field, ties }) => {
  const { options, chosen, multiple } = field.control;
  return (
    <select
      {...common(field, ties)}
      // As in a text area: the file that Firefox restores tabs from would say what was chosen.
      autocomplete="off"
      class={classes('control', field.className)}
      multiple={flag(multiple)}
      size={multiple ? Math.min(mostRows, Math.max(fewestRows, options.length)) : undefined}
      aria-readonly={flag(field.readonly)}
    >
      {!multiple && <option value="">{i18n.t('form.choose')}</option>}
      {options.map((option, index) => drawOption(option, index, chosen.includes(index)))}
    </select>
  );
};

function drawOption(option: FieldOption, index: number, chosen: boolean) {
  return (
    <option key={index} value={index} selected={flag(chosen)}>
      {shorten(optionLabel(option, index))}
    </option>
  );
}
