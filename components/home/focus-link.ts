/** Puts the focus on the link in the lists that leads to this hash; on nothing where there is none. */
export function focusLink(hash: string): void {
  document.querySelector<HTMLElement>(`main a[href="${hash}"]`)?.focus();
}
