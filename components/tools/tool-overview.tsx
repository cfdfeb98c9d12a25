import { i18n } from '#i18n';
import { Page } from '@/components/app/page';
import { Button } from '@/components/look/button';
import type { Library } from '@/lib/store/library';
import type { ToolDraft } from '@/lib/store/tool-draft';
import { blankDraft } from './new-draft';
import { ToolList } from './tool-list';

interface ToolOverviewProps {
  readonly library: Library;
  /** The tool whose row takes the focus, if any. */
  readonly at: string | null;
  /** What came of an import, in words, or nothing. */
  readonly outcome: string;
  /** Given the tool that the draft was made from, if any. */
  readonly onEdit: (draft: ToolDraft, from: string | null) => void;
  readonly onImport: () => void;
}

export function ToolOverview({ library, at, outcome, onEdit, onImport }: ToolOverviewProps) {
  return (
    <Page
      title={i18n.t('tools.title')}
      actions={
        <>
          <Button onPress={onImport}>{i18n.t('tools.import')}</Button>
          <Button kind="primary end" onPress={() => onEdit(blankDraft, null)}>
            {i18n.t('tools.new')}
          </Button>
        </>
      }
    >
      <output>{outcome !== '' && <span class="notice tone-ok">{outcome}</span>}</output>
      <ToolList library={library} at={at} onEdit={onEdit} />
    </Page>
  );
}
