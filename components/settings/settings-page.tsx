import { i18n } from '#i18n';
import { Page } from '@/components/app/page';

export function SettingsPage() {
  return <Page title={i18n.t('settings.title')}>{null}</Page>;
}
