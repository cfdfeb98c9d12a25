import { i18n } from '#i18n';
import type { Field } from '@/lib/form/controls';
import type { FieldOption } from '@/lib/form/options';

/** A field's name on screen. The name made up for a field without a label is not sent with the answer. */
export function labelOf({ label, index }: Pick<Field, 'label' | 'index'>): string {
  return label ?? i18n.t('form.question', [index + 1]);
}

export function optionLabel(option: FieldOption, index: number): string {
  return option.label ?? i18n.t('form.option', [index + 1]);
}
