/**
 * Whether the visitor asked the browser to save data. Browser only; false where the
 * Network Information API is missing (Safari, Firefox).
 */
export function savesData(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator
  return connection?.saveData === true
}
