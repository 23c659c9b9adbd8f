/** Opens the present address in a new document. */
export function openAnew(): void {
  window.location.reload()
}
