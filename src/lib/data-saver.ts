/**
 * Whether the visitor asked the browser to save data. Browser only; false where the
 * Network Information API is missing (Safari, Firefox).
 */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
