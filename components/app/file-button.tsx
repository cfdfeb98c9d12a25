import { i18n } from '#i18n';
import { Alert } from '@/components/look/alert';
import { useState } from 'preact/hooks';
import { usePorts } from './ports';
import { TabButton } from './tab-button';

interface FileButtonProps {
  readonly label: string;
  /** Where to go on in a tab: a popup may close under the browser's file chooser. */
  readonly route: string;
  /** Rejects when the file cannot be read. */
  readonly onFile: (file: File) => Promise<void>;
}

/** Takes a JSON file of the person's choice. */
export function FileButton({ label, route, onFile }: FileButtonProps) {
  const { place } = usePorts();
  const [state, setState] = useState<'idle' | 'busy' | 'unreadable'>('idle');
  if (place === 'popup') {
    return <TabButton route={route}>{i18n.t('app.inTab', [label])}</TabButton>;
  }
  const busy = state === 'busy';
  const take = (file: File) => {
    setState('busy');
    onFile(file).then(
      () => setState('idle'),
      () => setState('unreadable'),
    );
  };
  return (
    <>
      <label class="button file-button">
        <input
          type="file"
          class="visually-hidden"
          accept=".json,application/json"
          aria-disabled={busy}
          onClick={(event) => busy && event.preventDefault()}
          onChange={(event) => {
            const input = event.currentTarget;
            const [file] = input.files ?? [];
            // Otherwise the same file, changed meanwhile, could not be chosen again.
            input.value = '';
            if (file !== undefined) take(file);
          }}
        />
        {label}
      </label>
      {state === 'unreadable' && <Alert>{i18n.t('app.unreadableFile')}</Alert>}
    </>
  );
}
