/** Browsers agree on no error class for a full storage, only on the word. */
export function isQuota(error: unknown): boolean {
  return error instanceof Error && /quota/i.test(`${error.name} ${error.message}`);
}
