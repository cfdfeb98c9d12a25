import { i18n } from '#i18n';
import { Alert } from '@/components/look/alert';
import { Button } from '@/components/look/button';
import type { ComponentChildren } from 'preact';
import { useCallback, useErrorBoundary, useState } from 'preact/hooks';
import { Page } from './page';

/** A page, or a message that the page cannot be shown: storage failed, or Beckon has a bug. */
export function Boundary({ children }: { readonly children: ComponentChildren }) {
  // An arrow function, because the browser's function throws when Preact calls it as its own method.
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

/** Passes a failure after drawing to the boundary, which by itself catches only failures while drawing. */
export function useFail(): (failure: unknown) => void {
  const [failed, setFailed] = useState<{ readonly failure: unknown } | null>(null);
  if (failed !== null) throw failed.failure;
  return useCallback((failure) => setFailed({ failure }), []);
}
