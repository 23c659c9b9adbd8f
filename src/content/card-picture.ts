import type { CardPicture } from './model'
import { pictureFiles } from './pictures'

// Imports the data of all pictures: only modules that the build precomputes may import it.

/** Data of a picture of any group; `undefined` if the picture is not prepared. */
export function cardPicture(image: string): CardPicture | undefined {
  const file = pictureFiles[image]
  if (!file) return undefined
  const { tone: _tone, ...rest } = file
  return rest
}

/** Data of the pictures that are prepared, by URL. */
export function cardPictures(images: readonly string[]): Readonly<Record<string, CardPicture>> {
  const found: Record<string, CardPicture> = {}
  for (const image of images) {
    const picture = cardPicture(image)
    if (picture) found[image] = picture
  }
  return found
}

/** URLs of the pictures in HTML that `sanitiseRichText` has written. */
export function picturesIn(html: string): string[] {
  return [...html.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/g)].flatMap(([, src]) => src ?? [])
}
