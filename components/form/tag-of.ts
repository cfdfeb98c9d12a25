import { i18n } from '#i18n';
import type { Field } from '@/lib/form/controls';

/**
 * The word beside a field's label, if any. That a text is optional is worth a word only among
 * fields that are not.
 */
export function tagOf(field: Field, someRequired: boolean): string | null {
  if (field.required) return i18n.t('form.required');
  if (field.readonly) return i18n.t('form.readonly');
  const isText = field.kind === 'text' || field.kind === 'textarea';
  return isText && someRequired && !field.disabled ? i18n.t('form.optional') : null;
}
