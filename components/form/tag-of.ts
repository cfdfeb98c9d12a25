import { i18n } from '#i18n';
import type { Field } from '@/lib/form/controls';

/** Fields that have an answer even if nobody touches them, or, if unreadable, never take one. */
const neverBlank: ReadonlySet<Field['kind']> = new Set([
  'checkbox',
  'switch',
  'range',
  'unreadable',
]);

/**
 * The word beside a field's label, if any. "Optional" is worth saying only where other fields are
 * required.
 */
export function tagOf(field: Field, someRequired: boolean): string | null {
  if (field.required) return i18n.t('form.required');
  if (field.readonly) return i18n.t('form.readonly');
  const mayBeBlank = someRequired && !field.disabled && !neverBlank.has(field.kind);
  return mayBeBlank ? i18n.t('form.optional') : null;
}
