import { i18n } from '#i18n';
import { Failure } from '@/components/app/command/failure';
import { Page } from '@/components/app/page';
import { usePorts } from '@/components/app/ports';
import { Shown } from '@/components/app/shown';
import { useToast } from '@/components/app/command/toast';
import { useCommand } from '@/components/app/command/use-command';
import { whenIdle } from '@/components/app/when-idle';
import { Button } from '@/components/look/button';
import type { Library } from '@/lib/store/library';
import type { ToolDraft } from '@/lib/store/tool-draft';
import type { StoredTool } from '@/lib/tools/definition';
import { blankDraft, copyOf, draftOf } from './new-draft';
import { ToolExport } from './tool-export';
import { ToolRow } from './tool-row';

interface ToolListProps {
  readonly library: Library;
  /** The tool whose row takes the focus, if any. */
  readonly at: string | null;
  /** What came of an import, in words, or nothing. */
  readonly outcome: string;
  /** Given the tool that the draft was made from, if any. */
  readonly onEdit: (draft: ToolDraft, from: string | null) => void;
  readonly onImport: () => void;
}

/** The person's tools, and what can be done with each. */
export function ToolList({ library, at, outcome, onEdit, onImport }: ToolListProps) {
  const remove = useCommand();
  const { send } = usePorts();
  const toast = useToast();
  const onDelete = async (tool: StoredTool, next: HTMLElement | null) => {
    const removed = await remove.start('library.remove', { name: tool.name });
    if (!removed.ok) return;
    toast({
      text: i18n.t('tools.deleted', [tool.name]),
      undo: () => send('library.save', { replaces: null, definition: tool }),
    });
    // Waits until the toast is drawn: a focused row is scrolled out from under it. A focus that has
    // moved on stays where it is.
    whenIdle(() => document.activeElement?.matches('body, h1, li') && next?.focus());
  };
  return (
    <Page
      title={i18n.t('tools.title')}
      actions={
        <>
          <Button onPress={onImport}>{i18n.t('tools.import')}</Button>
          <Button kind="primary end" onPress={() => onEdit(blankDraft, null)}>
            {i18n.t('tools.editor.newTitle')}
          </Button>
        </>
      }
    >
      <output>{outcome !== '' && <span class="notice tone-ok">{outcome}</span>}</output>
      <Failure attempt={remove.attempt} />
      <Shown items={library}>
        {(shown) => (
          <ul class="card rows" hidden={shown.length === 0}>
            {shown.map((tool) => (
              <ToolRow
                key={tool.name}
                tool={tool}
                focused={tool.name === at}
                onEdit={() => onEdit(draftOf(tool), tool.name)}
                onDuplicate={() => onEdit(copyOf(tool, library), tool.name)}
                onDelete={(next) => onDelete(tool, next)}
              />
            ))}
          </ul>
        )}
      </Shown>
      {library.length === 0 ? <Teaching /> : <ToolExport library={library} />}
    </Page>
  );
}

function Teaching() {
  return (
    <section class="card teaching">
      <h2>{i18n.t('tools.empty.title')}</h2>
      <p>{i18n.t('tools.empty.what')}</p>
      <p>{i18n.t('tools.empty.form')}</p>
    </section>
  );
}
