import { i18n } from '#i18n';
import { NotSaved } from '@/components/app/drafts/not-saved';
import { Page } from '@/components/app/page';
import { Failure } from '@/components/app/command/failure';
import { SubmitButton } from '@/components/app/command/submit-button';
import { useCommand } from '@/components/app/command/use-command';
import { useFocusAfterLock } from '@/components/form/use-focus-after-lock';
import { Button } from '@/components/look/button';
import { Form } from '@/components/look/form';
import { lightText } from '@/components/look/light-text';
import { TextField } from '@/components/look/text-field';
import type { Library } from '@/lib/store/library';
import type { ToolDraft } from '@/lib/store/tool-draft';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { checkDraft } from './check-draft';
import { ExampleCall } from './example-call';
import { goTo, JsonField } from './json-field';

interface ToolEditorProps {
  readonly draft: ToolDraft;
  readonly library: Library;
  /** What was typed cannot be saved. */
  readonly full: boolean;
  readonly onChange: (draft: ToolDraft) => void;
  /** Given the saved tool's name. */
  readonly onSaved: (name: string) => void;
  readonly onCancel: () => void;
}

/** One tool, being written. */
export function ToolEditor({ draft, library, full, ...on }: ToolEditorProps) {
  const { attempt, busy, start } = useCommand();
  const [strict, setStrict] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  const parametersRef = useRef<HTMLTextAreaElement>(null);
  const checked = useMemo(() => checkDraft(draft, library), [draft, library]);
  // The library may hold the tool from here on, before the reply comes: its name then counts as taken.
  const saving = busy || attempt.state === 'done';
  const shown = (strict || draft.name !== '') && !saving;
  const change = (changes: Partial<ToolDraft>) => on.onChange({ ...draft, ...changes });
  useLayoutEffect(() => nameRef.current?.focus(), []);
  useFocusAfterLock(formRef, busy);

  const save = async () => {
    if (saving) return;
    setStrict(true);
    if (checked.name !== null) nameRef.current?.focus();
    else if (checked.parameters !== null) goTo(parametersRef.current, checked.parameters.offset);
    else {
      const { replaces, parameters } = draft;
      const name = draft.name.trim();
      const definition = { name, description: draft.description.trim(), parameters };
      const result = await start('library.save', { replaces, definition });
      if (result.ok) on.onSaved(name);
    }
  };

  return (
    <Page
      title={i18n.t(draft.replaces === null ? 'tools.editor.newTitle' : 'tools.editor.title')}
      actions={<Actions busy={busy} onCancel={on.onCancel} />}
    >
      {/* Locked while saving: what is typed then would be in no tool. */}
      <Form ref={formRef} id="tool" class="stack wide" inert={busy} noValidate onSubmit={save}>
        <TextField
          ref={nameRef}
          label={i18n.t('tools.editor.name')}
          hint={i18n.t('tools.editor.nameHint')}
          mono
          value={draft.name}
          error={shown ? checked.name : null}
          onText={(name) => change({ name })}
        />
        <div class="field">
          <label for="tool-description">{i18n.t('tools.editor.description')}</label>
          <textarea
            id="tool-description"
            class="control short"
            {...lightText(draft.description)}
            value={draft.description}
            autocomplete="off"
            aria-describedby="tool-description-hint"
            onInput={(event) => change({ description: event.currentTarget.value })}
          />
          <p class="hint" id="tool-description-hint">
            {i18n.t('tools.editor.descriptionHint')}
          </p>
        </div>
        <JsonField
          label={i18n.t('tools.editor.parameters')}
          hint={i18n.t('tools.editor.parametersHint')}
          field={parametersRef}
          value={draft.parameters}
          problem={checked.parameters}
          strict={strict}
          onChange={(parameters) => change({ parameters })}
        />
        {full && <NotSaved />}
        <Failure attempt={attempt} />
      </Form>
      <ExampleCall name={draft.name} description={draft.description} parameters={checked.schema} />
    </Page>
  );
}

function Actions({ busy, onCancel }: { readonly busy: boolean; readonly onCancel: () => void }) {
  return (
    <>
      <Button busy={busy} onPress={onCancel}>
        {i18n.t('app.cancel')}
      </Button>
      <SubmitButton form="tool" busy={busy}>
        {i18n.t(busy ? 'tools.editor.saving' : 'tools.editor.save')}
      </SubmitButton>
    </>
  );
}
