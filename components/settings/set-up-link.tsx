import { i18n } from '#i18n';
import { usePorts } from '@/components/app/ports';
import { Button } from '@/components/look/button';

/**
 * On to the first connection. From the popup it is made in a tab: a popup closes under the browser's
 * permission prompt.
 */
export function SetUpLink() {
  const { place, windows } = usePorts();
  if (place !== 'popup') {
    return (
      <a class="button primary" href="#/settings">
        {i18n.t('settings.connect')}
      </a>
    );
  }
  return (
    <Button kind="primary" onPress={() => windows.openTab('#/settings').then(() => close())}>
      {i18n.t('settings.connect')}
    </Button>
  );
}
