/** Opens an address of this site in a new document. */
export function openAddress(to: string): void {
  window.location.assign(to)
}
