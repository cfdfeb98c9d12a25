import { i18n } from '#i18n';
import type { Field } from '@/lib/form/controls';

/** These have an answer however they are left. */
const neverBlank: ReadonlySet<Field['kind']> = new Set([
  'checkbox',
  'switch',
  'range',
  'unreadable',
]);

/**
 * The word beside a field's label, if any. That a field may be left blank is worth a word only among
 * fields that may not.
 */
export function tagOf(field: Field, someRequired: boolean): string | null {
  if (field.required) return i18n.t('form.required');
  if (field.readonly) return i18n.t('form.readonly');
  const mayBeBlank = someRequired && !field.disabled && !neverBlank.has(field.kind);
  return mayBeBlank ? i18n.t('form.optional') : null;
}
