import type { CardPicture, PictureFiles } from './model'

/** What a card needs of its picture; undefined for one that is not prepared. */
export function cardPicture(pictures: PictureFiles, image: string): CardPicture | undefined {
  const file = pictures[image]
  if (!file) return undefined
  const { tone: _tone, ...rest } = file
  return rest
}
