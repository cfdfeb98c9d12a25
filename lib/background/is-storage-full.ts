/**
 * Browsers share no error class for a full storage, only the word "quota". Where there is no quota,
 * Chromium passes on what its database says of the full disk: FILE_ERROR_NO_SPACE.
 */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && /quota|no[_ ]space/i.test(`${error.name} ${error.message}`);
}
