import { i18n } from '#i18n';
import { download } from '@/components/app/download';
import { FileButton } from '@/components/app/file-button';
import { Problem } from '@/components/app/problem';
import { useCommand } from '@/components/app/use-command';
import { Button } from '@/components/look/button';
import { Section } from '@/components/look/section';
import type { CommandError } from '@/lib/messages';
import { useState } from 'preact/hooks';
import { DeleteEverything } from './delete-everything';
import { HistoryAge } from './history-age';
import { importWords } from './import-words';

const fileName = 'beckon-export.json';

/** What is stored, in words, and how to take it along, bring it back or be rid of it. */
export function DataSection() {
  const exporting = useCommand('data.export');
  const importing = useCommand('data.import');
  const [outcome, setOutcome] = useState('');
  const [error, setError] = useState<CommandError | null>(null);

  const onExport = async () => {
    const made = await exporting.start(null);
    setError(made.ok ? null : made.error);
    setOutcome(made.ok ? exportWords(made.value.unreadable) : '');
    if (made.ok) download(fileName, 'application/json', made.value.text);
  };
  const onImport = async (text: string) => {
    const came = await importing.start({ text });
    setError(came.ok ? null : came.error);
    setOutcome(came.ok ? importWords(came.value) : '');
  };

  return (
    <Section heading={i18n.t('data.title')}>
      <div class="card padded stack">
        <p>{i18n.t('data.stored')}</p>
        <p>{i18n.t('data.secret')}</p>
        <HistoryAge />
        <div class="buttons">
          <Button onPress={onExport} busy={exporting.attempt.state === 'busy'}>
            {i18n.t('data.export')}
          </Button>
          <FileButton
            label={i18n.t('data.import')}
            route="#/settings"
            onText={(text) => void onImport(text)}
          />
        </div>
        <p class="hint">{i18n.t('data.importHint')}</p>
        <output>{outcome !== '' && <span class="notice tone-ok">{outcome}</span>}</output>
        {error !== null && <DataProblem error={error} />}
        <DeleteEverything
          onDeleted={() => {
            setError(null);
            setOutcome(i18n.t('data.deleted'));
          }}
        />
      </div>
    </Section>
  );
}

function exportWords(unreadable: number): string {
  const left = unreadable === 0 ? '' : ` ${i18n.t('data.unreadable', unreadable)}`;
  return i18n.t('data.exported') + left;
}

function DataProblem({ error }: { readonly error: CommandError }) {
  if (error.code !== 'invalid') return <Problem error={error} />;
  return (
    <p role="alert" class="notice tone-bad">
      {i18n.t('data.notAnExport')}
    </p>
  );
}
