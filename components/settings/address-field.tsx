import { i18n } from '#i18n';
import { camelCase } from '@/components/app/camel-case';
import { CheckField } from '@/components/look/check-field';
import { TextField } from '@/components/look/text-field';
import { normaliseAddress } from '@/lib/service/address';
import type { Connection } from '@/lib/task/connection';
import type { ConnectionDraft } from './connection-draft';

interface AddressFieldProps {
  readonly draft: ConnectionDraft;
  readonly edit: (changes: Partial<ConnectionDraft>) => void;
  /** Whether to show mistakes yet: not while the address is being typed for the first time. */
  readonly strict: boolean;
  /** The connections that may have the address already. */
  readonly others: readonly Connection[];
}

const thisComputer = ['http://localhost', 'http://127.0.0.1', 'http://[::1]'];

/** The field for the service's address. Shows at once how Beckon understands what is typed. */
export function AddressField({ draft, edit, strict, others }: AddressFieldProps) {
  const understood = normaliseAddress(draft.address, { allowPlainHttp: true });
  const plain = understood.ok && !normaliseAddress(draft.address, { allowPlainHttp: false }).ok;
  // A half-typed name of this computer is still another host's: no warning may come and go meanwhile.
  const half = thisComputer.some((address) => address.startsWith(draft.address.trim()));
  const baseUrl = understood.ok ? understood.value.baseUrl : null;
  const same = others.find((other) => other.baseUrl === baseUrl);
  const hint = understood.ok ? (
    <>
      {i18n.t('settings.address.understood')} <code>{baseUrl}</code>
      {same && (
        // Two accounts may share an address; but for a new key of the same account, change that connection.
        <>
          <br />
          <bdi aria-live="polite">{i18n.t('settings.address.alreadyThere', [same.name])}</bdi>
        </>
      )}
    </>
  ) : (
    i18n.t('settings.address.hint')
  );
  return (
    <>
      <TextField
        label={i18n.t('settings.address.label')}
        placeholder="https://api.example.net"
        value={draft.address}
        onText={(address) => edit({ address })}
        hint={hint}
        error={
          strict && !understood.ok
            ? i18n.t(`settings.address.${camelCase(understood.error)}`)
            : null
        }
      />
      {plain && (strict || !half) && (
        <CheckField
          label={i18n.t('settings.address.unencrypted')}
          hint={i18n.t('settings.address.plainHttp')}
          checked={draft.allowPlainHttp}
          onCheck={(allowPlainHttp) => edit({ allowPlainHttp })}
          invalid={strict && !draft.allowPlainHttp}
        />
      )}
    </>
  );
}
