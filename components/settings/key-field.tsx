import { i18n } from '#i18n';
import { CheckField } from '@/components/look/check-field';
import { TextField } from '@/components/look/text-field';
import { useState } from 'preact/hooks';
import type { ConnectionDraft } from './connection-draft';

interface KeyFieldProps {
  readonly draft: ConnectionDraft;
  readonly edit: (changes: Partial<ConnectionDraft>) => void;
  /** The stored key stays unless another is typed. */
  readonly kept: boolean;
  readonly missing: boolean;
}

/** The key, masked while it is typed. A stored one is never read back. */
export function KeyField({ draft, edit, kept, missing }: KeyFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <TextField
        id="key"
        label={i18n.t('settings.key.label')}
        placeholder={kept ? i18n.t('settings.key.kept') : ''}
        value={draft.key}
        onText={(key) => edit({ key })}
        hint={i18n.t('settings.key.hint')}
        error={missing ? i18n.t('settings.key.missing') : null}
        masked={!shown}
        beside={
          <button
            type="button"
            class="button"
            aria-pressed={shown}
            aria-label={i18n.t('settings.key.show')}
            onClick={() => setShown(!shown)}
          >
            {shown ? i18n.t('settings.key.hideShort') : i18n.t('settings.key.showShort')}
          </button>
        }
      />
      <CheckField
        id="forget-key"
        label={i18n.t('settings.key.forget')}
        hint={i18n.t('settings.key.forgetHint')}
        checked={draft.forgetKey}
        onCheck={(forgetKey) => edit({ forgetKey })}
      />
    </>
  );
}
