import { i18n } from '#i18n';
import { CheckField } from '@/components/look/check-field';
import { TextField } from '@/components/look/text-field';
import { useState } from 'preact/hooks';
import type { ConnectionDraft, KeyProblem } from './connection-draft';

interface KeyFieldProps {
  readonly draft: ConnectionDraft;
  readonly edit: (changes: Partial<ConnectionDraft>) => void;
  /** The stored key stays unless another is typed. */
  readonly kept: boolean;
  readonly problem: KeyProblem | null;
  /** Brings the stored key here; `onHide` takes it away again. */
  readonly onReveal: () => Promise<void>;
  readonly onHide: () => void;
}

/** The key, masked while it is typed. A stored key comes here only when the person asks to see it. */
export function KeyField({ draft, edit, kept, problem, onReveal, onHide }: KeyFieldProps) {
  const [shown, setShown] = useState(false);
  const word = shown ? 'hide' : 'show';
  const toggle = async () => {
    if (shown) onHide();
    else await onReveal();
    setShown(!shown);
  };
  return (
    <>
      <TextField
        label={i18n.t('settings.key.label')}
        placeholder={kept ? i18n.t('settings.key.kept') : ''}
        value={draft.key}
        onText={(key) => edit({ key })}
        hint={i18n.t('settings.key.hint')}
        error={problem === null ? null : i18n.t(`settings.key.${problem}`)}
        masked={!shown}
        beside={
          <button
            type="button"
            class="button"
            // Contains the visible word, which people who control the browser by voice say.
            aria-label={i18n.t(`settings.key.${word}`)}
            onClick={() => void toggle()}
          >
            {i18n.t(`form.${word}`)}
          </button>
        }
      />
      <CheckField
        label={i18n.t('settings.key.forget')}
        hint={i18n.t('settings.key.forgetHint')}
        checked={draft.forgetKey}
        onCheck={(forgetKey) => edit({ forgetKey })}
      />
    </>
  );
}
