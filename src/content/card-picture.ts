import type { CardPicture } from './model'
import { pictureFiles } from './pictures'

// Knows every prepared picture, so only modules that the build evaluates may import it.

/** What a card needs of its picture, whatever its group; undefined for one that is not prepared. */
export function cardPicture(image: string): CardPicture | undefined {
  const file = pictureFiles[image]
  if (!file) return undefined
  const { tone: _tone, ...rest } = file
  return rest
}

/** The prepared ones among some pictures, by the address that content gives. */
export function cardPictures(images: readonly string[]): Readonly<Record<string, CardPicture>> {
  const found: Record<string, CardPicture> = {}
  for (const image of images) {
    const picture = cardPicture(image)
    if (picture) found[image] = picture
  }
  return found
}

/** Addresses of the pictures in a text, as `sanitiseRichText` writes them. */
export function picturesIn(html: string): string[] {
  return [...html.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/g)].flatMap(([, src]) => src ?? [])
}
