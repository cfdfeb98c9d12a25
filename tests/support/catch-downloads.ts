import { onTestFinished, vi } from 'vitest';

interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Collects all downloads until the test is over. Otherwise the browser would ask where to save them. */
export function catchDownloads(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  const save = async ({ href, download }: HTMLAnchorElement) => {
    const blob = await (await fetch(href)).blob();
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    const text = decoder.decode(await blob.arrayBuffer());
    files.push({ name: download, type: blob.type, text });
  };
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function clicked(this: HTMLAnchorElement) {
    void save(this);
  });
  onTestFinished(() => click.mockRestore());
  return files;
}
