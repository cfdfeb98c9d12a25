import { i18n } from '#i18n';
import { Alert } from '@/components/look/alert';
import { download } from '@/components/app/download';
import { FileButton } from '@/components/app/file-button';
import { fileDate } from '@/components/app/time/format-date';
import { usePorts } from '@/components/app/ports';
import { Problem } from '@/components/app/command/problem';
import { Button } from '@/components/look/button';
import { Section } from '@/components/look/section';
import { exportData } from '@/lib/store/export-data';
import { useEffect, useRef, useState } from 'preact/hooks';
import { DeleteEverything } from './delete-everything';
import { HistoryAge } from './history-age';
import { exportWords, importWords, type Outcome, type Trouble } from './outcome-words';

const nothingYet: Outcome = { state: 'none' };

/** Says what is stored, and lets the person export, import or delete it. */
export function DataSection() {
  const { local, send, clock } = usePorts();
  const [exporting, setExporting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(nothingYet);
  const toldRef = useRef<HTMLOutputElement>(null);
  // An import fills the sections above, and so pushes this section out of sight.
  useEffect(() => {
    if (outcome.state === 'done') toldRef.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  const onExport = async () => {
    // Emptied first, so that the outcome is read out even if it is the same again.
    setOutcome(nothingYet);
    setExporting(true);
    const made = await exportData(local).catch(() => null);
    setExporting(false);
    if (made === null) return setOutcome({ state: 'failed', error: { code: 'not-exported' } });
    setOutcome(exportWords(made.unreadable));
    download(`beckon-export-${fileDate(clock.now())}.json`, 'application/json', made.parts);
  };
  const onImport = async (file: File) => {
    setOutcome(nothingYet);
    const url = URL.createObjectURL(file);
    const came = await send('data.import', { url, file });
    URL.revokeObjectURL(url);
    setOutcome(came.ok ? importWords(came.value) : { state: 'failed', error: came.error });
  };

  return (
    <Section heading={i18n.t('data.title')}>
      <div class="card padded stack wide">
        <p>{i18n.t('data.stored')}</p>
        <p>{i18n.t('data.secret')}</p>
        <HistoryAge />
        <div class="stack">
          <div class="buttons">
            <Button onPress={onExport} busy={exporting}>
              {i18n.t('data.export')}
            </Button>
            <FileButton label={i18n.t('data.import')} route="#/settings" onFile={onImport} />
          </div>
          <p class="hint">{i18n.t('data.importHint')}</p>
          <output class="stack" ref={toldRef}>
            {outcome.state === 'done' && (
              <>
                <span class="notice tone-ok">{outcome.done}</span>
                {outcome.leftOut !== '' && (
                  <span class="notice tone-waiting">{outcome.leftOut}</span>
                )}
              </>
            )}
          </output>
          {outcome.state === 'failed' && <DataProblem error={outcome.error} />}
        </div>
        <DeleteEverything
          onDeleted={() => setOutcome({ state: 'done', done: i18n.t('data.deleted'), leftOut: '' })}
        />
      </div>
    </Section>
  );
}

function DataProblem({ error }: { readonly error: Trouble }) {
  if (error.code === 'not-exported') return <Alert>{i18n.t('data.notExported')}</Alert>;
  if (error.code === 'invalid') return <Alert>{i18n.t('data.notAnExport')}</Alert>;
  return <Problem error={error} />;
}
