/**
 * Browsers agree on no error class for a full storage, only on the word. Where there is no quota,
 * Chromium hands on what its database says of the disk: FILE_ERROR_NO_SPACE.
 */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && /quota|no[_ ]space/i.test(`${error.name} ${error.message}`);
}
