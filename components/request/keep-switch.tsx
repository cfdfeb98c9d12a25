import { i18n } from '#i18n';
import { CheckField } from '@/components/look/check-field';

interface KeepSwitchProps {
  readonly forget: boolean;
  readonly onChange: (forget: boolean) => void;
}

/** A switch to keep what is sent out of the history and off the disk. */
export function KeepSwitch({ forget, onChange }: KeepSwitchProps) {
  return (
    <CheckField
      isSwitch
      label={i18n.t('request.dontKeep')}
      hint={i18n.t('request.dontKeepHint')}
      checked={forget}
      onCheck={onChange}
    />
  );
}
