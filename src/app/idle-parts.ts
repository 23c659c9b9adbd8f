import { whenInUse } from '../lib/when-idle'
import { protectContent } from '../protection/protect-content'

/**
 * Protects the content, and keeps the site for visitors who lose the connection once they use it.
 *
 * @param protection undefined where the content is not protected
 * @returns ends both
 */
export function startIdleParts(
  protection: Parameters<typeof protectContent>[0] | undefined,
): () => void {
  const stop = protection && protectContent(protection)
  const cancel = whenInUse(() => {
    import('../offline/keep-for-offline')
      .then(({ keepForOffline }) => keepForOffline())
      // It comes with the next page.
      .catch(() => undefined)
  })
  return () => {
    cancel()
    stop?.()
  }
}
