import { i18n } from '#i18n';
import { usePorts } from '@/components/app/ports';
import { Button } from '@/components/look/button';

/** Home's bar below: on to a larger place, and New task. */
export function HomeActions({ connected }: { readonly connected: boolean }) {
  const { place, windows } = usePorts();
  const openPanel = () =>
    // First thing in the click: the browser opens the panel for a gesture only.
    windows
      .openPanel()
      .catch(() => windows.openTab('#/'))
      .then(() => close());
  return (
    <>
      {place === 'popup' && (
        <Button onPress={openPanel}>
          {import.meta.env.FIREFOX ? i18n.t('home.openSidebar') : i18n.t('home.openPanel')}
        </Button>
      )}
      {place === 'panel' && (
        <Button onPress={() => windows.openTab('#/')}>{i18n.t('home.openTab')}</Button>
      )}
      {connected && (
        <a class="button primary end" href="#/new">
          {i18n.t('home.newTask')}
        </a>
      )}
    </>
  );
}
