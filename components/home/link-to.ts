/** The link in home's lists that leads to this hash; null where there is none. */
export function linkTo(hash: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main a[href="${hash}"]`);
}
