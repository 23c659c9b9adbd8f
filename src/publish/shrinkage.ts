/**
 * Whether a collection would lose all or more than half of its items. That is usually a mistake, so the
 * studio asks for confirmation and `content:pull` refuses.
 *
 * @param before how many items the site has
 * @param after how many it would have
 */
export function losesMost(before: number, after: number): boolean {
  return before > 0 && (after === 0 || after * 2 < before)
}
