import { pictureFiles } from '../../../content/pictures'
import { sitePicture } from '../../../content/site-card'
import { socialCardOf } from '../../../lib/picture-sources'
import { safeImageSource } from '../../../lib/safe-href'

/**
 * The picture that a chat fetches with a page.
 *
 * @param image as in the content; '' for none
 * @returns the link preview picture that the build made of it, otherwise the picture itself; the
 *   site's own for a page without a picture; null when no browser may fetch it
 */
export function cardPictureUrl(image: string): string | null {
  const prepared = image === '' ? sitePicture : pictureFiles[image]
  return prepared ? socialCardOf(prepared) : safeImageSource(image)
}
