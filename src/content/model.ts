import type { PriceLine } from '../lib/tour-price'
import type { CardOf, ContentOf } from './collections/collection'
import type { picture } from './collections/pictures'
import type { post } from './collections/posts'
import type { tour } from './collections/tours'

/** Focal point of a picture, in whole per cent from the left and from the top. */
export type Focus = { x: number; y: number }

export type Tour = ContentOf<typeof tour>

/** The fields of a tour that cards and filters need, without the long texts. */
export type TourCard = CardOf<typeof tour> & {
  picture?: CardPicture | undefined
  /** The price as the card says it. */
  price?: PriceLine | undefined
}

export type Article = ContentOf<typeof post>

/** The fields of an article that cards and page headers need, without the story. */
export type ArticleCard = CardOf<typeof post> & { picture?: CardPicture | undefined }

export type MenuItem = {
  /** Text of the link. */
  name: string
  /** A path of this site, or an absolute https URL. */
  href: string
}

export type MenuGroup = {
  /** Heading above the links. */
  title: string
  items: readonly MenuItem[]
}

/** A part of running text: plain text or a link. */
export type TextPart = string | MenuItem

export type GalleryImage = ContentOf<typeof picture>

/** Data of a picture that `npm run images` has prepared. */
export type PictureFile = {
  /** Unique; the name of the folder of its files. */
  key: string
  /** Width of the master in pixels. */
  width: number
  /** Height of the master in pixels. */
  height: number
  /** Dominant colour as `#rrggbb`. */
  tone: string
  /** Three colours from top to bottom, joined by commas: a placeholder until the picture is loaded. */
  preview: string
}

/** Data of the picture of a card. */
export type CardPicture = Omit<PictureFile, 'tone'>

/** Prepared pictures by their URL in the content. */
export type PictureFiles = Readonly<Record<string, PictureFile>>
