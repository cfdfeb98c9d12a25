import { i18n } from '#i18n';
import type { Field } from '@/lib/form/controls';
import type { Option } from '@/lib/form/options';

/** What a field is called on screen; an answer gains no label by it. */
export function labelOf({ label, index }: Pick<Field, 'label' | 'index'>): string {
  return label ?? i18n.t('form.question', [index + 1]);
}

export function optionLabel(option: Option, index: number): string {
  return option.label ?? i18n.t('form.option', [index + 1]);
}
