import './tools.css';
import { i18n } from '#i18n';
import { Page } from '@/components/app/page';
import { useForgetToast, useToast } from '@/components/app/command/toast';
import { useDraft } from '@/components/app/drafts/use-draft';
import { whenIdle } from '@/components/app/when-idle';
import { formatRoute } from '@/lib/route';
import { keys } from '@/lib/store/keys';
import type { Library } from '@/lib/store/library';
import { type ToolDraft, toolDraftSchema } from '@/lib/store/tool-draft';
import { useLayoutEffect, useState } from 'preact/hooks';
import { BrokenLibrary } from './broken-library';
import { isUntouched } from './new-draft';
import { ToolEditor } from './tool-editor';
import { ToolImport } from './tool-import';
import { ToolList } from './tool-list';
import { useLibrary } from './use-library';

const noDraft: { readonly tool: ToolDraft | null } = { tool: null };

/** The tools a person can hand over to agents. */
export function ToolsPage() {
  const stored = useLibrary();
  switch (stored.kind) {
    case 'loading':
      return <Page title={i18n.t('tools.title')} />;
    case 'broken':
      return <BrokenLibrary raw={stored.raw} />;
    case 'missing':
      return <Tools library={[]} />;
    case 'ok':
      return <Tools library={stored.value} />;
  }
}

function Tools({ library }: { readonly library: Library }) {
  const { draft, edit, discard, full } = useDraft(keys.toolDraft, toolDraftSchema, noDraft);
  const [view, setView] = useState<'list' | 'editor' | 'import'>('list');
  // The tool last opened or saved: when the person comes back to the list, its row takes the focus.
  const [at, setAt] = useState<string | null>(null);
  const [outcome, setOutcome] = useState('');
  const toast = useToast();
  const forgetToast = useForgetToast();
  // These views are no routes, so the router does not scroll each to its top.
  useLayoutEffect(() => scrollTo(0, 0), [view]);
  const open = (tool: ToolDraft, from: string | null) => {
    // Undoing an earlier discard would replace this draft.
    forgetToast(keys.toolDraft);
    edit({ tool });
    setAt(from);
    setView('editor');
    setOutcome('');
  };
  const close = () => {
    void discard();
    setView('list');
  };
  if (draft === null) return <Page title={i18n.t('tools.title')} />;
  const { tool } = draft;
  const unfinished = tool !== null && !isUntouched(tool, library);
  // Before the list comes an unfinished draft, even another page's: opening a tool would replace it.
  if (tool !== null && (view === 'editor' || (view === 'list' && unfinished))) {
    const cancel = () => {
      close();
      if (!unfinished) return;
      const undo = async () => {
        const kept = await discard({ tool });
        // A page opened now would not have what a full disk did not take; the toast goes on offering it.
        if (kept.ok) {
          setView('editor');
          // The toast may be pressed on another page.
          location.hash = formatRoute({ page: 'tools' });
        }
        return kept;
      };
      toast({ text: i18n.t('tools.editor.discarded'), about: keys.toolDraft, undo });
    };
    return (
      <ToolEditor
        draft={tool}
        full={full}
        library={library}
        onChange={(tool) => edit({ tool })}
        onSaved={(name) => {
          setAt(name);
          close();
        }}
        onCancel={cancel}
      />
    );
  }
  if (view === 'import') {
    return (
      <ToolImport
        library={library}
        onDone={(words) => {
          setView('list');
          // A status that appears together with its words may not be read out.
          whenIdle(() => setOutcome(words));
        }}
        onCancel={() => setView('list')}
      />
    );
  }
  return (
    <ToolList
      library={library}
      at={at}
      outcome={outcome}
      onEdit={open}
      onImport={() => {
        setAt(null);
        setOutcome('');
        setView('import');
      }}
    />
  );
}
