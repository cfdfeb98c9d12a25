import { i18n } from '#i18n';
import { Alert } from '@/components/look/alert';
import { Button } from '@/components/look/button';
import type { ComponentChildren } from 'preact';
import { useCallback, useErrorBoundary, useState } from 'preact/hooks';
import { Page } from './page';

/** A page, or the word that it cannot be shown: storage fails, or a defect of ours. */
export function Boundary({ children }: { readonly children: ComponentChildren }) {
  // Called on its own: as a method of Preact's, the browser's function refuses.
  const [failure] = useErrorBoundary((error) => reportError(error));
  if (failure === undefined) return children;
  return (
    <Page title={i18n.t('extension.name')}>
      <Alert>{i18n.t('app.cannotShow')}</Alert>
      <div class="buttons">
        <Button onPress={() => location.reload()}>{i18n.t('app.tryAgain')}</Button>
      </div>
    </Page>
  );
}

/** Gives what failed after drawing to the boundary, which only hears of what fails while drawing. */
export function useFail(): (failure: unknown) => void {
  const [failed, setFailed] = useState<{ readonly failure: unknown } | null>(null);
  if (failed !== null) throw failed.failure;
  return useCallback((failure) => setFailed({ failure }), []);
}
