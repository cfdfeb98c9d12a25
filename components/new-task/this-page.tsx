import { i18n } from '#i18n';
import { usePorts } from '@/components/app/ports';
import { useEffect, useState } from 'preact/hooks';

/** Adds the page the popup was opened on. Only in a popup does the browser say which page that is. */
export function ThisPage({ onAdd }: { readonly onAdd: (about: string) => void }) {
  const { place, activePage } = usePorts();
  const [about, setAbout] = useState<string | null>(null);
  useEffect(() => {
    if (place !== 'popup') return;
    void activePage().then((page) => {
      if (page !== null) setAbout([page.title, page.url].filter(Boolean).join('\n'));
    });
  }, [place, activePage]);
  if (about === null) return null;
  return (
    <p class="small muted">
      {i18n.t('newTask.add')}{' '}
      <button type="button" class="chip" title={about} onClick={() => onAdd(about)}>
        {i18n.t('newTask.thisPage')}
      </button>
    </p>
  );
}
