import { i18n } from '#i18n';
import { Button } from '@/components/look/button';
import { usePorts } from './ports';

interface FileButtonProps {
  readonly label: string;
  /** Where to go on in a tab: a popup may close under the browser's file chooser. */
  readonly route: string;
  readonly onFile: (file: File) => Promise<void>;
}

/** Takes a JSON file of the person's choice. */
export function FileButton({ label, route, onFile }: FileButtonProps) {
  const { place, windows } = usePorts();
  if (place === 'popup') {
    const openTab = () => void windows.openTab(route).then(() => close());
    return <Button onPress={openTab}>{i18n.t('app.inTab', [label])}</Button>;
  }
  return (
    <label class="button file-button">
      <input
        type="file"
        class="visually-hidden"
        accept=".json,application/json"
        onChange={(event) => {
          const input = event.currentTarget;
          const [file] = input.files ?? [];
          if (file !== undefined) void onFile(file);
          // The same file, changed meanwhile, can be chosen again.
          input.value = '';
        }}
      />
      {label}
    </label>
  );
}
