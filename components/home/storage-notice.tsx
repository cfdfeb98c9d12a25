import { i18n } from '#i18n';

/** Says that the disk was too full to store something: a request may be missing from the lists. */
export function StorageNotice() {
  return (
    <p class="notice tone-bad">
      <strong>{i18n.t('home.storageFull')}</strong>
      {i18n.t('home.storageFullDetail')}
    </p>
  );
}
