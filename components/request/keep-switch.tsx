import { i18n } from '#i18n';
import { useId } from 'preact/hooks';

interface KeepSwitchProps {
  readonly forget: boolean;
  readonly onChange: (forget: boolean) => void;
}

/** Whether what is sent stays out of the history and off the disk. */
export function KeepSwitch({ forget, onChange }: KeepSwitchProps) {
  const id = useId();
  return (
    <div class="check-row">
      <input
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
        role="switch"
        aria-describedby={`${id}-hint`}
        checked={forget}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <div>
        <label for={id}>{i18n.t('request.dontKeep')}</label>
        <p id={`${id}-hint`} class="hint">
          {i18n.t('request.dontKeepHint')}
        </p>
      </div>
    </div>
  );
}
