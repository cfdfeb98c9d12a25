import { i18n } from '#i18n';
import { Alert } from '@/components/look/alert';

/** What is being typed cannot be kept at the moment, and is lost if the page closes. */
export function NotSaved() {
  return <Alert>{i18n.t('app.notSaved')}</Alert>;
}
