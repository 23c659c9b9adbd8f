/** The part of the Network Information API that is used here; Safari and Firefox lack it. */
type WithConnection = { connection?: { saveData?: boolean } }

/** Whether the visitor asked the browser to save data. Browser only. */
export function savesData(): boolean {
  // The DOM types do not know `connection`, which is not in every browser.
  return (navigator as WithConnection).connection?.saveData === true
}
