const longEnough = 60_000;

/** Gives the person a file as a browser download; `parts` are its text. */
export function download(name: string, type: string, parts: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after the click, and no event says when it is done.
  setTimeout(() => URL.revokeObjectURL(url), longEnough);
}
