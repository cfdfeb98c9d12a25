import { i18n } from '#i18n';
import { Alert } from '@/components/look/alert';
import { Failure } from '@/components/app/command/failure';
import { NotSaved } from '@/components/app/drafts/not-saved';
import { Button } from '@/components/look/button';
import { Form } from '@/components/look/form';
import { TextField } from '@/components/look/text-field';
import { type Connection, longestName } from '@/lib/task/connection';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { AddressField } from './address-field';
import { KeyField } from './key-field';
import { TestOutcome } from './test-outcome';
import { type Adding, type SavedConnection, useConnectionForm } from './use-connection-form';

interface ConnectionFormProps {
  /** The connection to change, or null for a new one. */
  readonly saved: Connection | null;
  /** Keeps what is typed for a new connection; null for a saved one. */
  readonly adding: Adding | null;
  /** The connections that a new one may repeat. */
  readonly others: readonly Connection[];
  /** The form was opened just now: the field that is needed first takes the focus. */
  readonly opened: boolean;
  readonly onSaved: (connection: SavedConnection) => void;
  /** Null where there is nothing to go back to. */
  readonly onCancel: (() => void) | null;
}

export function ConnectionForm(props: ConnectionFormProps) {
  const { saved, adding, others, opened, onSaved, onCancel } = props;
  const form = useConnectionForm(saved, adding, onSaved);
  const { draft, edit, presses, busy } = form;
  const formRef = useRef<HTMLFormElement>(null);
  // Read once: while the browser asks, `others` already holds the connection that is being saved here.
  const [before] = useState(others);
  const health = saved?.health.state;
  const owed = health === 'refused-key' || health === 'no-key' ? '.masked' : 'input';
  useLayoutEffect(() => {
    if (opened) formRef.current?.querySelector<HTMLInputElement>(owed)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only on opening, whatever is owed later
  }, []);
  useLayoutEffect(() => {
    if (presses > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [presses]);
  return (
    <Form ref={formRef} class="card padded stack wide" noValidate onSubmit={form.onSave}>
      <TextField
        label={i18n.t('settings.name.label')}
        placeholder={form.host || i18n.t('settings.name.example')}
        value={draft.name}
        maxLength={longestName}
        onText={(name) => edit({ name })}
      />
      <AddressField draft={draft} edit={edit} strict={presses > 0} others={before} />
      <KeyField
        draft={draft}
        edit={edit}
        kept={form.kept}
        problem={form.keyProblem}
        onReveal={form.onReveal}
        onHide={form.onHide}
      />
      {form.denied && <Alert>{i18n.t('settings.denied', [form.host])}</Alert>}
      <TestOutcome tested={form.tested} host={form.host} />
      {adding?.full && <NotSaved />}
      <Failure attempt={form.saved} />
      <div class="buttons">
        <Button busy={busy} onPress={form.onTest}>
          {i18n.t('settings.test')}
        </Button>
        {onCancel !== null && (
          <Button kind="quiet" onPress={onCancel}>
            {i18n.t('app.cancel')}
          </Button>
        )}
        <button type="submit" class="button primary end" aria-disabled={busy}>
          {i18n.t('settings.save')}
        </button>
      </div>
    </Form>
  );
}
