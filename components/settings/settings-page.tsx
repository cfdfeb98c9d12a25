import './settings.css';
import { i18n } from '#i18n';
import { Page } from '@/components/app/page';
import { useConnections } from '@/components/app/use-connections';
import { Connections } from './connections';

export function SettingsPage() {
  const connections = useConnections();
  return (
    <Page title={i18n.t('settings.title')}>
      {connections !== null && <Connections connections={connections} />}
    </Page>
  );
}
