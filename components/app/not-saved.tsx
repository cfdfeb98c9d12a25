import { i18n } from '#i18n';

/** What is being typed cannot be kept at the moment, and is lost if the page closes. */
export function NotSaved() {
  return (
    <p role="alert" class="notice tone-bad">
      {i18n.t('app.notSaved')}
    </p>
  );
}
