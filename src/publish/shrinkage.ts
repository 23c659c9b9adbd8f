/**
 * Whether a collection would lose more than half of its items, or all: that is more often an accident
 * than a wish, so the studio asks and `content:pull` refuses.
 *
 * @param before how many items the site has
 * @param after how many it would have
 */
export function losesMost(before: number, after: number): boolean {
  return before > 0 && (after === 0 || after * 2 < before)
}
