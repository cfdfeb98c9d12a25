import { i18n } from '#i18n';
import { usePorts } from '@/components/app/ports';
import { TabButton } from '@/components/app/tab-button';

/**
 * The way to the first connection. From the popup it leads to a tab, since a popup closes under the
 * browser's permission prompt.
 */
export function SetUpLink() {
  const { place } = usePorts();
  if (place !== 'popup') {
    return (
      <a class="button primary" href="#/settings">
        {i18n.t('settings.connect')}
      </a>
    );
  }
  return (
    <TabButton kind="primary" route="#/settings">
      {i18n.t('settings.connect')}
    </TabButton>
  );
}
