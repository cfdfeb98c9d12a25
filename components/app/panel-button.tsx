import { i18n } from '#i18n';
import { Panel } from '@/components/look/icons';
import { parseRoute } from '@/lib/route';
import { moveToPanel } from './move-to-panel';
import { usePorts } from './ports';
import { useWindow } from './use-window';

/** Moves the page from the popup to the panel: a popup closes when the person clicks elsewhere. */
export function PanelButton() {
  const ports = usePorts();
  const here = useWindow();
  return (
    <button
      type="button"
      class="button quiet icon"
      title={import.meta.env.FIREFOX ? i18n.t('app.toSidebar') : i18n.t('app.toPanel')}
      onClick={() => void moveToPanel(ports, parseRoute(location.hash), here)}
    >
      <Panel />
    </button>
  );
}
