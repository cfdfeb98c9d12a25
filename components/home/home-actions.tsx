import { i18n } from '#i18n';
import { usePorts } from '@/components/app/ports';

/** Home's bar below: on to a larger place, and New task. */
export function HomeActions({ connected }: { readonly connected: boolean }) {
  const { place, windows } = usePorts();
  const openPanel = () =>
    // First thing in the click: the browser opens the panel for a gesture only.
    void windows
      .openPanel()
      .catch(() => windows.openTab('#/'))
      .then(() => close());
  const openTab = () => void windows.openTab('#/');
  return (
    <>
      {place === 'popup' && (
        <button type="button" class="button" onClick={openPanel}>
          {i18n.t('home.openPanel')}
        </button>
      )}
      {place === 'panel' && (
        <button type="button" class="button" onClick={openTab}>
          {i18n.t('home.openTab')}
        </button>
      )}
      {connected && (
        <a class="button primary end" href="#/new">
          {i18n.t('home.newTask')}
        </a>
      )}
    </>
  );
}
