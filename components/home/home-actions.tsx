import { i18n } from '#i18n';
import { moveToPanel } from '@/components/app/move-to-panel';
import { usePorts } from '@/components/app/ports';
import { Button } from '@/components/look/button';

interface HomeActionsProps {
  /** Home shows more than the welcome, which has a next step of its own. */
  readonly begun: boolean;
}

/** Home's bar below: opens a larger place, or New task, which itself says what a task still lacks. */
export function HomeActions({ begun }: HomeActionsProps) {
  const ports = usePorts();
  const { place, windows } = ports;
  return (
    <>
      {place === 'popup' && (
        <Button onPress={() => moveToPanel(ports, { page: 'home' }, null)}>
          {import.meta.env.FIREFOX ? i18n.t('home.openSidebar') : i18n.t('home.openPanel')}
        </Button>
      )}
      {place === 'panel' && (
        <Button onPress={() => windows.openTab('#/')}>{i18n.t('home.openTab')}</Button>
      )}
      {begun && (
        <a class="button primary end" href="#/new">
          {i18n.t('newTask.title')}
        </a>
      )}
    </>
  );
}
