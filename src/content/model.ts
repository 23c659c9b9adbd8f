import type { GalleryCategory } from './categories'
import type { CardOf, ContentOf } from './collections/collection'
import type { picture } from './collections/pictures'
import type { post } from './collections/posts'
import type { tour } from './collections/tours'

/** Where the eye goes in a picture, in whole percent from the left and from the top. */
export type Focus = { x: number; y: number }

type ExternalLink = {
  /** Text of the link. */
  title: string
  /** Absolute https address. */
  url: string
}

export type Tour = ContentOf<typeof tour>

/** What a card or a filter needs of a tour, without the long texts. */
export type TourCard = CardOf<typeof tour> & { picture?: CardPicture | undefined }

export type Article = ContentOf<typeof post>

/** What a card or the head of an article's page needs, without the story. */
export type ArticleCard = CardOf<typeof post> & { picture?: CardPicture | undefined }

export type HeroSlide = {
  /** Picture: a site path or an https address. */
  image: string
  /** What the picture shows. */
  imageAlt: string
  /** The large line. */
  title: string
  /** The line under it. */
  subtitle: string
  /** Short and memorable. */
  slogan: string
  /** One or two sentences. */
  description: string
}

export type Statistic = {
  /** The figure as it is shown, with its plus sign, currency or per cent. */
  number: string
  /** What is counted. */
  label: string
  /** One sentence that places the figure. */
  description: string
  /** What counts and what does not, for the tooltip. */
  definition: string
  /** Where it stands. The places disagree; none is ever computed from another. */
  where: 'hero' | 'impact' | 'about'
}

export type Partner = {
  /** Name, also the alternative text of the logo. */
  name: string
  /** Picture: a site path or an https address. */
  logo: string
  /** Absolute https address. */
  website: string
}

export type MenuItem = {
  /** Text of the link. */
  name: string
  /** A path of this site, or an absolute https address. */
  href: string
}

export type MenuGroup = {
  /** Heading above the links. */
  title: string
  /** Links in order. */
  items: readonly MenuItem[]
}

export type FeatureCard = {
  /** Names the icon; the page decides what it looks like. */
  icon: 'community' | 'experience' | 'authentic' | 'sustainable'
  /** Heading of the card. */
  title: string
  /** One or two sentences. */
  description: string
  /** Further reading outside the site; often empty. */
  links: readonly ExternalLink[]
}

/** A piece of running text: plain words, or words that link to an address. */
export type TextPart = string | MenuItem

export type GalleryImage = ContentOf<typeof picture>

export type GalleryText = {
  /** The series that the paragraph describes, or all of them. */
  category: GalleryCategory | 'All'
  /** The paragraph under the grid, 45 to 90 words of plain text. */
  text: string
}

/** What the pages know of a picture that `npm run images` has prepared. */
export type PictureFile = {
  /** Names the folder of its files; another picture has another key. */
  key: string
  /** Pixels of the master from left to right. */
  width: number
  /** Pixels of the master from top to bottom. */
  height: number
  /** The colour it holds most of, as `#rrggbb`. */
  tone: string
  /** Three colours from its top to its foot, joined by commas: stands in its place until it comes. */
  preview: string
}

/** What a card carries of its picture. */
export type CardPicture = Omit<PictureFile, 'tone'>

/** Prepared pictures by the address that content gives as their `image`. */
export type PictureFiles = Readonly<Record<string, PictureFile>>
