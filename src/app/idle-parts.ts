import { counting } from '../content/facts/counting'
import { whenInUse } from '../lib/when-idle'
import { protectContent } from '../protection/protect-content'
import { keepPicturesSmall } from './small-pictures'

/** Starts what the operator has switched on: the counter of presses, and the question for consent. */
function startCounting(signal: AbortSignal): void {
  const begin = (part: Promise<() => () => void>) => {
    part.then(
      (start) => (signal.aborted ? undefined : signal.addEventListener('abort', start())),
      // The page works without it.
      () => undefined,
    )
  }
  if (counting.countsPresses) {
    begin(
      import('./counting/count-presses').then(
        ({ countPresses }) =>
          () =>
            countPresses(),
      ),
    )
  }
  if (counting.serviceScript !== '') {
    begin(import('./counting/statistics-consent').then((module) => module.askForConsent))
  }
}

/**
 * Protects the content, keeps the site for visitors who lose the connection once they use it, and counts what
 * the operator wants to be counted.
 *
 * @param protection undefined where the content is not protected
 * @returns ends all of it
 */
export function startIdleParts(
  protection: Parameters<typeof protectContent>[0] | undefined,
): () => void {
  const stop = protection && protectContent(protection)
  const stopPictures = keepPicturesSmall()
  const controller = new AbortController()
  startCounting(controller.signal)
  const cancel = whenInUse(() => {
    import('../offline/keep-for-offline')
      .then(({ keepForOffline }) => keepForOffline())
      // It comes with the next page.
      .catch(() => undefined)
  })
  return () => {
    cancel()
    controller.abort()
    stopPictures()
    stop?.()
  }
}
