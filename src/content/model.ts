/** The five tour categories in the order of the filter. */
export const tourCategories = [
  'Farm Tours',
  'Safari & Wildlife',
  'Cultural & Urban',
  'Regional Experiences',
  'Educational Tours',
] as const

export type TourCategory = (typeof tourCategories)[number]

/** Where the eye goes in a picture, in whole percent from the left and from the top. */
export type Focus = { x: number; y: number }

type ExternalLink = {
  /** Text of the link. */
  title: string
  /** Absolute https address. */
  url: string
}

export type Tour = {
  /** Number that names the tour in the database and in enquiries. */
  id: number
  /** Last part of the address `/tours/{slug}`: lower-case words joined by hyphens, no emoji. */
  slug: string
  /** Name with its emoji, which always stands at the end after one space. */
  title: string
  /** One of the five categories. */
  category: TourCategory
  /** Free text: `1 day`, `9 days`, `Half day`, `1-3 days`. */
  duration: string
  /** Place a traveller can find on a map. */
  location: string
  /** Group size as a text range, for example `4-150` or `15-50 students`. */
  participants: string
  /** Picture: a site path that begins with `/`, or an https address. */
  image: string
  /** What the picture shows, for those who cannot see it. */
  imageAlt: string
  /** What of the picture stays in sight where it is cut; its middle without one. */
  focus?: Focus
  /** One or two sentences for the card, in the inline HTML that `RichText` renders. */
  description: string
  /** The whole story for the dialog, in the block HTML that `RichText` renders. */
  fullDescription: string
  /** Stations of the tour in order, one sentence each. */
  itinerary: readonly string[]
  /** What the price covers. */
  includes: readonly string[]
  /** Further reading outside the site; often empty. */
  externalLinks: readonly ExternalLink[]
  /** Shows the Featured badge; says nothing about the home page (see `homeFeatured`). */
  featured: boolean
}

/** What a card or a filter needs of a tour, without the long texts. */
export type TourCard = Pick<
  Tour,
  | 'id'
  | 'slug'
  | 'title'
  | 'category'
  | 'duration'
  | 'location'
  | 'participants'
  | 'image'
  | 'imageAlt'
  | 'focus'
  | 'description'
  | 'featured'
> & { picture?: CardPicture | undefined }

export type Article = {
  /** Number that names the article in the database. */
  id: number
  /** Last part of the address `/blog/{slug}`: lower-case words joined by hyphens. */
  slug: string
  /** Headline, one line of plain text. */
  title: string
  /** One or two sentences of plain text for the card and for search engines. */
  excerpt: string
  /** The story in the block HTML that `RichText` renders; its h2 become the table of contents. */
  content: string
  /** Picture: a site path that begins with `/`, or an https address. */
  image: string
  /** What the picture shows, for those who cannot see it. */
  imageAlt: string
  /** What of the picture stays in sight where it is cut; its middle without one. */
  focus?: Focus
  /** Who wrote it. */
  author: string
  /** Day of publication as `YYYY-MM-DD`. */
  date: string
  /** Day of the last change that readers should know of, as `YYYY-MM-DD`. */
  updated?: string
  /** What it is about, in two words. */
  category: string
  /** Minutes it takes to read, as the editors say. */
  readTime: number
}

/** What a card or the head of an article's page needs, without the story. */
export type ArticleCard = Omit<Article, 'content'> & { picture?: CardPicture | undefined }

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

/** The five series of the gallery in the order of the filter. */
export const galleryCategories = [
  '2025 Agri Expo',
  'Trade Expo 2023',
  'Coffee Farm Safari',
  'GR13 Summit 2023',
  'Mbuzi Farm',
] as const

export type GalleryCategory = (typeof galleryCategories)[number]

export type GalleryImage = {
  /** Number that names the picture in the database, in links and in requests for removal. */
  id: number
  /** Picture: a site path that begins with `/`, or an https address. */
  url: string
  /** A few words for the caption: at most 40 characters. */
  title: string
  /** One sentence for the caption: at most 110 characters. */
  description: string
  /** What the picture shows, for those who cannot see it: at most 140 characters. */
  alt: string
  /** Says nothing to those who cannot see it: then `alt` may be empty. */
  decorative?: true
  /** What of the picture stays in sight where it is cut; its middle without one. */
  focus?: Focus
  /** One of the five series. */
  category: GalleryCategory
  /** Pixels of the file from left to right. */
  width: number
  /** Pixels of the file from top to bottom. */
  height: number
}

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
