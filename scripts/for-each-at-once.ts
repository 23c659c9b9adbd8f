/**
 * Runs `work` on every item, `count` of them at a time, in their order.
 *
 * @param left items that have not begun
 * @throws what the first of them throws, after all that had begun have ended; no others begin then
 */
export async function forEachAtOnce<Item>(
  items: Iterable<Item>,
  count: number,
  work: (item: Item, left: number) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const line = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        await work(next, waiting.length)
      } catch (error) {
        waiting.length = 0
        throw error
      }
    }
  }
  const lines = Array.from({ length: count }, line)
  await Promise.allSettled(lines)
  await Promise.all(lines)
}
