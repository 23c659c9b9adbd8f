import { pictureFiles } from '../../../content/pictures'
import { sitePicture } from '../../../content/site-card'
import { socialCardOf } from '../../../lib/picture-sources'
import { safeImageSource } from '../../../lib/safe-href'

/**
 * The picture that a chat fetches with a page.
 *
 * @param image as content gives it; '' for none
 * @returns the card that the build has prepared of it, the picture itself where there is none, the
 *   site's own for a page without a picture; null when no browser may fetch it
 */
export function cardPictureUrl(image: string): string | null {
  const prepared = image === '' ? sitePicture : pictureFiles[image]
  return prepared ? socialCardOf(prepared) : safeImageSource(image)
}
