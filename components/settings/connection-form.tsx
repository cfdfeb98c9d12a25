import { i18n } from '#i18n';
import type { Attempt } from '@/components/app/use-command';
import { Problem } from '@/components/app/problem';
import type { Connection } from '@/lib/task/connection';
import { AddressField } from './address-field';
import { KeyField } from './key-field';
import { useConnectionForm } from './use-connection-form';

interface ConnectionFormProps {
  /** The connection to change, or null for a new one. */
  readonly saved: Connection | null;
  readonly onSaved: () => void;
  /** Null where there is nothing to go back to. */
  readonly onCancel: (() => void) | null;
}

export function ConnectionForm({ saved, onSaved, onCancel }: ConnectionFormProps) {
  const form = useConnectionForm(saved, onSaved);
  const { draft, edit, strict, problem, busy } = form;
  return (
    <form
      class="card padded connection-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.onSave();
      }}
    >
      <div class="field">
        <label for="name">{i18n.t('settings.name.label')}</label>
        <input
          id="name"
          class="control"
          autocomplete="off"
          placeholder={form.host || i18n.t('settings.name.example')}
          value={draft.name}
          onInput={(event) => edit({ name: event.currentTarget.value })}
        />
      </div>
      <AddressField draft={draft} edit={edit} strict={strict} />
      <KeyField draft={draft} edit={edit} stored={saved !== null} missing={problem === 'key'} />
      {form.denied && <p class="notice tone-bad">{i18n.t('settings.denied', [form.host])}</p>}
      <TestOutcome tested={form.tested} host={form.host} />
      {form.saved.state === 'failed' && <Problem error={form.saved.error} />}
      <div class="buttons">
        <button
          type="button"
          class="button"
          aria-disabled={busy}
          onClick={() => void form.onTest()}
        >
          {i18n.t('settings.test')}
        </button>
        {onCancel !== null && (
          <button type="button" class="button quiet" onClick={onCancel}>
            {i18n.t('app.cancel')}
          </button>
        )}
        <button type="submit" class="button primary end" aria-disabled={busy}>
          {i18n.t('settings.save')}
        </button>
      </div>
    </form>
  );
}

interface TestOutcomeProps {
  readonly tested: Attempt<unknown>;
  readonly host: string;
}

function TestOutcome({ tested, host }: TestOutcomeProps) {
  return (
    <>
      <output>
        {tested.state === 'busy' && i18n.t('settings.testing', [host])}
        {tested.state === 'done' && (
          <span class="notice tone-ok">{i18n.t('settings.testOk', [host])}</span>
        )}
      </output>
      {tested.state === 'failed' && <Problem error={tested.error} />}
    </>
  );
}
