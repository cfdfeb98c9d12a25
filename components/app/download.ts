const longEnough = 60_000;

/** Hands the person a file, as a download of the browser; `parts` are the text in it. */
export function download(name: string, type: string, parts: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click; when it is done is told to nobody.
  setTimeout(() => URL.revokeObjectURL(url), longEnough);
}
