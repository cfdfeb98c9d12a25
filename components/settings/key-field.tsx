import { i18n } from '#i18n';
import { useState } from 'preact/hooks';
import type { ConnectionDraft } from './connection-draft';

interface KeyFieldProps {
  readonly draft: ConnectionDraft;
  readonly edit: (changes: Partial<ConnectionDraft>) => void;
  /** A key is stored already, and stays unless another is typed. */
  readonly stored: boolean;
  readonly missing: boolean;
}

/** The key, masked while it is typed. A stored one is never read back. */
export function KeyField({ draft, edit, stored, missing }: KeyFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div class="field">
      <label for="key">{i18n.t('settings.key.label')}</label>
      <div class="joined">
        <input
          id="key"
          class="control"
          {...(shown ? { type: 'text' } : { type: 'password' })}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          placeholder={stored ? i18n.t('settings.key.kept') : ''}
          aria-describedby="key-hint"
          aria-invalid={missing}
          value={draft.key}
          onInput={(event) => edit({ key: event.currentTarget.value })}
        />
        <button
          type="button"
          class="button"
          aria-pressed={shown}
          aria-label={i18n.t('settings.key.show')}
          onClick={() => setShown(!shown)}
        >
          {shown ? i18n.t('settings.key.hideShort') : i18n.t('settings.key.showShort')}
        </button>
      </div>
      <p class={missing ? 'error' : 'hint'} id="key-hint">
        {missing ? i18n.t('settings.key.missing') : i18n.t('settings.key.hint')}
      </p>
      <div class="check">
        <input
          type="checkbox"
          id="forget-key"
          aria-describedby="forget-key-hint"
          checked={draft.forgetKey}
          onChange={(event) => edit({ forgetKey: event.currentTarget.checked })}
        />
        <label for="forget-key">{i18n.t('settings.key.forget')}</label>
        <p class="hint" id="forget-key-hint">
          {i18n.t('settings.key.forgetHint')}
        </p>
      </div>
    </div>
  );
}
