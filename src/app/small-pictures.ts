import { savesData } from '../lib/data-saver'

/** Asks for the smallest file of every picture that waits until it is near. */
function shrink(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('picture img[loading=lazy]')) {
    // A picture that is there already would be fetched again.
    if (image.complete && image.naturalWidth > 0) continue
    image.parentElement?.querySelectorAll('source').forEach((source) => (source.sizes = '1px'))
  }
}

/**
 * For visitors who save data: pictures that are not there yet come in their smallest size, those of later pages
 * and dialogs, too.
 *
 * @returns ends it
 */
export function keepPicturesSmall(): () => void {
  if (!savesData()) return () => {}
  shrink()
  const observer = new MutationObserver(shrink)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
