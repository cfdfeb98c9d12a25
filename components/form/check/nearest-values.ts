/** The nearest values below and above an input's own that its step allows, as the browser counts them. */
export function nearestValues(control: HTMLInputElement | HTMLTextAreaElement | null): string[] {
  if (!(control instanceof HTMLInputElement)) return [];
  const values = (['stepDown', 'stepUp'] as const).map((step) => {
    const copy = control.cloneNode();
    if (!(copy instanceof HTMLInputElement)) return '';
    copy.value = control.value;
    try {
      copy[step]();
    } catch {
      // A browser that does not know the type cannot step through it either.
      return '';
    }
    return copy.validity.valid ? copy.value : '';
  });
  return [...new Set(values)].filter((value) => value !== '' && value !== control.value);
}
