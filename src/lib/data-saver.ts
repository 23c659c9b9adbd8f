/** Values of `effectiveType` at which a visitor waits, and often pays, for every kilobyte. */
const slowConnection = /^(?:slow-2g|2g|3g)$/

type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * Whether to fetch as little as possible: the visitor asked the browser or the system to save data, or the
 * connection is slow. Then nothing comes that nobody has asked for. Browser only. Safari and Firefox tell neither, and get everything.
 */
export function savesData(): boolean {
  const { connection }: Navigator & { connection?: Connection } = navigator
  return (
    connection?.saveData === true ||
    slowConnection.test(connection?.effectiveType ?? '') ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches
  )
}
