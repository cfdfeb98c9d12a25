import { i18n } from '#i18n';
import { usePorts } from '@/components/app/ports';
import { Button } from '@/components/look/button';

interface HomeActionsProps {
  /** There is more to see than the welcome, which has a next step of its own. */
  readonly begun: boolean;
}

/** Home's bar below: on to a larger place, and New task, which says what is missing for one. */
export function HomeActions({ begun }: HomeActionsProps) {
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
      {begun && (
        <a class="button primary end" href="#/new">
          {i18n.t('home.newTask')}
        </a>
      )}
    </>
  );
}
