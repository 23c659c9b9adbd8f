/** Id of the style element with which the early filter hides the cards of other categories. */
export const earlyFilterId = 'early-filter'

/** Removes the style of the early filter, see `scripts/site/list-script.ts`; nothing happens without one. */
export function removeEarlyFilter(): void {
  document.getElementById(earlyFilterId)?.remove()
}
