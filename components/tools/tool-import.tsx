import { i18n } from '#i18n';
import { FileButton } from '@/components/app/file-button';
import { Page } from '@/components/app/page';
import { Shown } from '@/components/app/shown';
import { Failure } from '@/components/app/command/failure';
import { useCommand } from '@/components/app/command/use-command';
import { Button } from '@/components/look/button';
import { Form } from '@/components/look/form';
import { Section } from '@/components/look/section';
import { oneLine } from '@/lib/visible-text';
import type { Library } from '@/lib/store/library';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Found, findTools } from './found-tools';
import { goTo, JsonField } from './json-field';

/** Longer than a name may be, so that the person sees which name is too long. */
const longestName = 80;

interface ToolImportProps {
  readonly library: Library;
  /** Given what came of the import, in words. */
  readonly onDone: (words: string) => void;
  readonly onCancel: () => void;
}

/** Imports tools from a file or the clipboard, and first shows what the import would bring. */
export function ToolImport({ library, onDone, onCancel }: ToolImportProps) {
  const { attempt, busy, start } = useCommand();
  const [text, setText] = useState('');
  const [strict, setStrict] = useState(false);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const found = useMemo(() => findTools(text, library), [text, library]);
  useLayoutEffect(() => fieldRef.current?.focus(), []);

  const readFile = async (file: File) => setText(await file.text());
  const add = async () => {
    // A second import would find its tools there, and say that none was added.
    if (busy) return;
    setStrict(true);
    if (found.tools.length === 0) {
      goTo(fieldRef.current, found.problem?.offset ?? null);
      return;
    }
    const result = await start('library.import', { definitions: [...found.tools] });
    if (!result.ok) return;
    const { added, taken } = result.value;
    const words = i18n.t('tools.importing.added', added);
    const left = taken === 0 ? '' : ` ${i18n.t('tools.importing.left', taken)}`;
    onDone(words + left);
  };

  return (
    <Page
      title={i18n.t('tools.importing.title')}
      actions={
        <>
          <Button onPress={onCancel}>{i18n.t('app.cancel')}</Button>
          <Button kind="primary end" disabled={found.tools.length === 0 || busy} onPress={add}>
            {i18n.t('tools.importing.add', found.tools.length)}
          </Button>
        </>
      }
    >
      <Form onSubmit={add}>
        <JsonField
          label={i18n.t('tools.importing.json')}
          hint={i18n.t('tools.importing.hint')}
          field={fieldRef}
          value={text}
          problem={found.problem}
          strict={strict}
          onChange={setText}
        />
      </Form>
      <div class="buttons">
        <FileButton label={i18n.t('app.chooseFile')} route="#/tools" onFile={readFile} />
      </div>
      {/* The file's name is not shown, so a screen reader says that something was found. */}
      <output class="visually-hidden">
        {found.entries.length > 0 && `${i18n.t('tools.importing.found')} ${found.entries.length}`}
      </output>
      <FoundList found={found} />
      <Failure attempt={attempt} />
    </Page>
  );
}

function FoundList({ found: { entries } }: { readonly found: Found }) {
  if (entries.length === 0) return null;
  return (
    <Section heading={i18n.t('tools.importing.found')} aside={entries.length}>
      <Shown items={entries}>
        {(shown) => (
          <ul class="card rows">
            {shown.map(({ place, name, words, tone }) => (
              <li key={place} class="padded dotted">
                <span class={`dot tone-${tone}`} />
                <code>{oneLine(name, longestName)}</code>
                <span class="small muted">{words}</span>
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </Section>
  );
}
