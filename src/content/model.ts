import type { GalleryCategory } from './categories'
import type { CardOf, ContentOf } from './collections/collection'
import type { picture } from './collections/pictures'
import type { post } from './collections/posts'
import type { tour } from './collections/tours'

/** Focal point of a picture, in whole per cent from the left and from the top. */
export type Focus = { x: number; y: number }

type ExternalLink = {
  /** Text of the link. */
  title: string
  /** Absolute https URL. */
  url: string
}

export type Tour = ContentOf<typeof tour>

/** The fields of a tour that cards and filters need, without the long texts. */
export type TourCard = CardOf<typeof tour> & { picture?: CardPicture | undefined }

export type Article = ContentOf<typeof post>

/** The fields of an article that cards and page headers need, without the story. */
export type ArticleCard = CardOf<typeof post> & { picture?: CardPicture | undefined }

export type HeroSlide = {
  /** A path of this site or an https URL. */
  image: string
  /** Alternative text. */
  imageAlt: string
  title: string
  subtitle: string
  /** Short and memorable. */
  slogan: string
  /** One or two sentences. */
  description: string
}

export type Statistic = {
  /** The figure for display, with its plus sign, currency or per cent. */
  number: string
  label: string
  /** One sentence of context. */
  description: string
  /** What counts and what does not, for the tooltip. */
  definition: string
  /** Section that shows it. The figures of the sections disagree; do not compute one from another. */
  where: 'hero' | 'impact' | 'about'
}

export type Partner = {
  /** Also the alternative text of the logo. */
  name: string
  /** A path of this site or an https URL. */
  logo: string
  /** Absolute https URL. */
  website: string
}

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

export type FeatureCard = {
  /** Name of the icon. */
  icon: 'community' | 'experience' | 'authentic' | 'sustainable'
  title: string
  /** One or two sentences. */
  description: string
  /** Further reading on other sites; often empty. */
  links: readonly ExternalLink[]
}

/** A part of running text: plain text or a link. */
export type TextPart = string | MenuItem

export type GalleryImage = ContentOf<typeof picture>

export type GalleryText = {
  /** The series that the paragraph describes, or all of them. */
  category: GalleryCategory | 'All'
  /** The paragraph under the grid, 45 to 90 words of plain text. */
  text: string
}

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
