/** How many bytes the disk has left; in Firefox, how many of them a site may take. */
export async function room(): Promise<number> {
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  return quota - usage;
}
