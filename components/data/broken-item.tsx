import { i18n } from '#i18n';
import { download } from '@/components/app/download';
import { Failure } from '@/components/app/command/failure';
import { usePorts } from '@/components/app/ports';
import { useCommand } from '@/components/app/command/use-command';
import { Alert } from '@/components/look/alert';
import { Button } from '@/components/look/button';
import { prettyJson } from '@/lib/pretty-json';
import type { Broken } from '@/lib/store/broken';
import { useId, useState } from 'preact/hooks';
import { brokenWords } from './broken-words';

const fileName = 'beckon-damaged.json';

/** A stored item that cannot be read: exported as it is, and deleted only when the person asks. */
export function BrokenItem({ item: { key, exportable } }: { readonly item: Broken }) {
  const { local } = usePorts();
  const { attempt, busy, start } = useCommand();
  const id = useId();
  const [unread, setUnread] = useState(false);
  const onExport = async () => {
    const stored = await local.get([key]).catch(() => null);
    setUnread(stored === null);
    if (stored !== null) {
      download(fileName, 'application/json', [prettyJson(stored)]);
    }
  };
  return (
    <li class="padded stack" aria-labelledby={id}>
      <p id={id}>
        {brokenWords(key)} <code class="small muted">{key}</code>
      </p>
      {!exportable && <p class="hint">{i18n.t('damaged.secret')}</p>}
      <div class="buttons">
        {exportable && <Button onPress={onExport}>{i18n.t('damaged.export')}</Button>}
        <Button danger busy={busy} onPress={() => start('quarantine.delete', { key })}>
          {i18n.t('app.deleteForGood')}
        </Button>
      </div>
      {unread && <Alert>{i18n.t('data.notExported')}</Alert>}
      <Failure attempt={attempt} />
    </li>
  );
}
