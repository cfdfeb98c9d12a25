import { i18n } from '#i18n';
import { Alert } from '@/components/look/alert';

/** Warns that what is being typed cannot be saved now, and is lost if the page closes. */
export function NotSaved() {
  return <Alert>{i18n.t('app.notSaved')}</Alert>;
}
