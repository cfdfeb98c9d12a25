import { i18n } from '#i18n';
import { Panel } from '@/components/look/icons';
import { parseRoute } from '@/lib/route';
import { moveToPanel } from './move-to-panel';
import { usePorts } from './ports';
import { useWindow } from './use-window';

/** Takes the page on from the popup, which closes under whoever looks something up beside it. */
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
