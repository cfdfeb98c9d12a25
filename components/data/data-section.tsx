import { i18n } from '#i18n';
import { Alert } from '@/components/look/alert';
import { download } from '@/components/app/download';
import { FileButton } from '@/components/app/file-button';
import { usePorts } from '@/components/app/ports';
import { Problem } from '@/components/app/problem';
import { Button } from '@/components/look/button';
import { Section } from '@/components/look/section';
import type { CommandError } from '@/lib/messages';
import { exportData } from '@/lib/store/export-data';
import { useEffect, useRef, useState } from 'preact/hooks';
import { DeleteEverything } from './delete-everything';
import { HistoryAge } from './history-age';
import { importWords } from './import-words';

const fileName = 'beckon-export.json';

/** Why an import or an export came to nothing; an export asks nobody, but reads the disk itself. */
type Trouble = CommandError | { readonly code: 'not-exported' };

/** What is stored, in words, and how to take it along, bring it back or be rid of it. */
export function DataSection() {
  const { local, send } = usePorts();
  const [exporting, setExporting] = useState(false);
  const [outcome, setOutcome] = useState('');
  const [error, setError] = useState<Trouble | null>(null);
  const told = useRef<HTMLOutputElement>(null);
  // What an import brings stands above, and takes the place of what was there.
  useEffect(() => {
    if (outcome !== '') told.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  const tell = (words: string, trouble: Trouble | null = null) => {
    setOutcome(words);
    setError(trouble);
  };
  const onExport = async () => {
    // What comes next is then heard, though it be the same again.
    tell('');
    setExporting(true);
    const made = await exportData(local).catch(() => null);
    setExporting(false);
    if (made === null) return tell('', { code: 'not-exported' });
    tell(exportWords(made.unreadable));
    download(fileName, 'application/json', made.parts);
  };
  const onImport = async (file: File) => {
    tell('');
    const url = URL.createObjectURL(file);
    const came = await send('data.import', { url, file });
    URL.revokeObjectURL(url);
    if (came.ok) tell(importWords(came.value));
    else tell('', came.error);
  };

  return (
    <Section heading={i18n.t('data.title')}>
      <div class="card padded stack">
        <p>{i18n.t('data.stored')}</p>
        <p>{i18n.t('data.secret')}</p>
        <HistoryAge />
        <div class="buttons">
          <Button onPress={onExport} busy={exporting}>
            {i18n.t('data.export')}
          </Button>
          <FileButton label={i18n.t('data.import')} route="#/settings" onFile={onImport} />
        </div>
        <p class="hint">{i18n.t('data.importHint')}</p>
        <output ref={told}>
          {outcome !== '' && <span class="notice tone-ok">{outcome}</span>}
        </output>
        {error !== null && <DataProblem error={error} />}
        <DeleteEverything onDeleted={() => tell(i18n.t('data.deleted'))} />
      </div>
    </Section>
  );
}

function exportWords(unreadable: number): string {
  const left = unreadable === 0 ? '' : ` ${i18n.t('data.unreadable', unreadable)}`;
  return i18n.t('data.exported') + left;
}

function DataProblem({ error }: { readonly error: Trouble }) {
  if (error.code === 'not-exported') return <Alert>{i18n.t('data.notExported')}</Alert>;
  if (error.code === 'invalid') return <Alert>{i18n.t('data.notAnExport')}</Alert>;
  return <Problem error={error} />;
}
