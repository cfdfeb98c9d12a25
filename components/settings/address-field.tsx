import { i18n } from '#i18n';
import { normaliseAddress } from '@/lib/service/address';
import { addressWords } from './address-words';
import type { ConnectionDraft } from './connection-draft';

interface AddressFieldProps {
  readonly draft: ConnectionDraft;
  readonly edit: (changes: Partial<ConnectionDraft>) => void;
  /** Whether to speak of mistakes yet: not while the address is being typed for the first time. */
  readonly strict: boolean;
}

/** Where the service is. What Beckon makes of the typing is shown back at once. */
export function AddressField({ draft, edit, strict }: AddressFieldProps) {
  const understood = normaliseAddress(draft.address, { allowPlainHttp: true });
  const plain = understood.ok && !normaliseAddress(draft.address, { allowPlainHttp: false }).ok;
  const invalid = strict && !understood.ok;
  return (
    <>
      <div class="field">
        <label for="address">{i18n.t('settings.address.label')}</label>
        <input
          id="address"
          class="control"
          inputMode="url"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          placeholder="https://api.example.net"
          aria-describedby="address-hint"
          aria-invalid={invalid}
          value={draft.address}
          onInput={(event) => edit({ address: event.currentTarget.value })}
        />
        <p class={invalid ? 'error' : 'hint'} id="address-hint" aria-live="polite">
          {understood.ok ? (
            <>
              {i18n.t('settings.address.understood')} <code>{understood.value.baseUrl}</code>
            </>
          ) : (
            invalid && addressWords(understood.error)
          )}
          {!understood.ok && !invalid && i18n.t('settings.address.hint')}
        </p>
      </div>
      {plain && (
        <div class="check">
          <input
            type="checkbox"
            id="plain-http"
            aria-describedby="plain-http-hint"
            aria-invalid={strict && !draft.allowPlainHttp}
            checked={draft.allowPlainHttp}
            onChange={(event) => edit({ allowPlainHttp: event.currentTarget.checked })}
          />
          <label for="plain-http">{i18n.t('settings.address.unencrypted')}</label>
          <p class={strict && !draft.allowPlainHttp ? 'error' : 'hint'} id="plain-http-hint">
            {addressWords('plain-http')}
          </p>
        </div>
      )}
    </>
  );
}
