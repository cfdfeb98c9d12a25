import { i18n } from '#i18n';
import { Page } from '@/components/app/page';
import { AttentionSettings } from '@/components/attention/attention-settings';
import { useConnections } from '@/components/app/stored/use-connections';
import { BrokenSection } from '@/components/data/broken-section';
import { DataSection } from '@/components/data/data-section';
import { Connections } from './connections';

export function SettingsPage() {
  const stored = useConnections();
  return (
    <Page title={i18n.t('settings.title')}>
      {stored !== null && (
        <>
          <Connections connections={stored.connections} />
          <BrokenSection />
          {stored.connections.length > 0 && <AttentionSettings />}
          <DataSection />
        </>
      )}
    </Page>
  );
}
