import { i18n } from '#i18n';

interface KeepSwitchProps {
  readonly forget: boolean;
  readonly onChange: (forget: boolean) => void;
}

/** Whether what is sent stays out of the history and off the disk. */
export function KeepSwitch({ forget, onChange }: KeepSwitchProps) {
  return (
    <label class="check-row">
      <input
        type="checkbox"
        role="switch"
        aria-checked={forget}
        checked={forget}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        {i18n.t('request.dontKeep')}
        <span class="small muted block">{i18n.t('request.dontKeepHint')}</span>
      </span>
    </label>
  );
}
