import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  ImageGallery,
  ItemList,
  Offer,
  Thing,
  TouristTrip,
  TravelAgency,
} from 'schema-dts'
import { articles } from '../../content/articles'
import { cardPicture } from '../../content/card-picture'
import { tourCategories, tourCategory } from '../../content/categories'
import { faqSections } from '../../content/faq'
import { gallery } from '../../content/gallery'
import type { Article, TextPart, Tour } from '../../content/model'
import { site } from '../../content/site'
import { sitePicture } from '../../content/site-card'
import { tours } from '../../content/tours'
import { rangeOf, readListPage } from '../../lib/list-pages'
import { paths } from '../../lib/paths'
import { avifOf, socialCardOf, widthsOf } from '../../lib/picture-sources'
import { plainText } from '../../lib/plain-text'
import { publicPages } from '../../lib/public-pages'
import { isPriceValid } from '../../lib/tour-price'
import { plainTitle } from '../../lib/tour-title'

// Only the build imports this folder: what search engines read costs visitors no script.

const dayNames = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const

const absolute = (path: string) => site.origin + path

/** The company on every page: who it is, with its id, under which all its facts stand on the home page. */
const companyId = absolute('/#company')
const company = {
  '@type': 'Organization',
  '@id': companyId,
  name: site.name,
  url: absolute('/'),
  telephone: site.phone,
} as const

/** The preview picture of an image of the content. */
const cardOf = (image: string) => {
  const picture = cardPicture(image) ?? sitePicture
  return picture && absolute(socialCardOf(picture))
}

/** A time of day in hours, as https://schema.org/openingHours writes it; 24 is the end of the day. */
function timeOf(hour: number): string {
  const minutes = Math.min(Math.round(hour * 60), 24 * 60 - 1)
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

function companyData(): TravelAgency {
  return {
    '@type': 'TravelAgency',
    '@id': companyId,
    name: site.name,
    url: absolute('/'),
    logo: absolute('/icons/icon-512.png'),
    telephone: site.phone,
    email: site.businessEmail,
    address: site.place,
    areaServed: 'Kenya',
    openingHours: site.openingHours.map(
      ({ days, opens, closes }) =>
        `${days.map((day) => dayNames[day % 7]).join(',')} ${timeOf(opens)}-${timeOf(closes)}`,
    ),
    sameAs: site.social.map(({ url }) => url),
  }
}

/** A price that the operator has filled in and that still holds. */
function offerOf({ priceFrom, slug }: Tour, today: string): Offer | undefined {
  if (!priceFrom || !isPriceValid(priceFrom, today)) return undefined
  const { amount, currency, validUntil } = priceFrom
  return {
    '@type': 'Offer',
    price: amount,
    priceCurrency: currency,
    url: absolute(paths.tour(slug)),
    ...(validUntil !== null && { priceValidUntil: validUntil }),
  }
}

function tourData(tour: Tour, today: string): TouristTrip {
  const offers = offerOf(tour, today)
  const image = cardOf(tour.image)
  return {
    '@type': 'TouristTrip',
    name: plainTitle(tour.title),
    description: plainText(tour.description),
    url: absolute(paths.tour(tour.slug)),
    ...(image !== undefined && { image }),
    touristType: tour.category,
    provider: company,
    itinerary: {
      '@type': 'ItemList',
      itemListOrder: 'https://schema.org/ItemListOrderAscending',
      itemListElement: tour.itinerary.map((name, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name,
      })),
    },
    ...(offers && { offers }),
  }
}

/** The tours of one page of a list: of all, or of one category. */
function toursData(page: number, all: readonly Tour[] = tours): ItemList {
  const [from, to] = rangeOf('tours', page)
  const listed = all.slice(from, to)
  return {
    '@type': 'ItemList',
    itemListElement: listed.map(({ slug, title }, index) => ({
      '@type': 'ListItem' as const,
      position: from + index + 1,
      url: absolute(paths.tour(slug)),
      name: plainTitle(title),
    })),
  }
}

function articleData({ slug, title, excerpt, image, author, ...article }: Article): BlogPosting {
  const card = cardOf(image)
  const words = plainText(article.content.replaceAll('<', ' <')).split(' ')
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    url: absolute(paths.article(slug)),
    mainEntityOfPage: absolute(paths.article(slug)),
    ...(card !== undefined && { image: card }),
    datePublished: article.date,
    dateModified: article.updatedOn ?? article.date,
    // A team named after the company is the company.
    author: author.startsWith(site.name) ? company : { '@type': 'Person', name: author },
    publisher: company,
    articleSection: article.category,
    wordCount: words.length,
  }
}

const textOf = (parts: readonly TextPart[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('')

function faqData(): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faqSections.flatMap(({ questions }) =>
      questions.map(({ id, question, answer }) => ({
        '@type': 'Question' as const,
        url: absolute(paths.faq(id)),
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: textOf(answer) },
      })),
    ),
  }
}

function galleryData(): ImageGallery {
  return {
    '@type': 'ImageGallery',
    url: absolute(paths.gallery()),
    publisher: company,
    // The sitemap names them all; the page must stay small.
    image: gallery.slice(0, 12).flatMap(({ url, title, description }) => {
      const file = cardPicture(url)
      if (!file) return []
      const largest = widthsOf(file).at(-1) ?? file.width
      return {
        '@type': 'ImageObject' as const,
        contentUrl: absolute(avifOf(file, largest)),
        name: title,
        caption: description || title,
        // What may be done with a picture is asked of the company.
        copyrightNotice: `© ${site.name}`,
        acquireLicensePage: absolute(paths.contact()),
      }
    }),
  }
}

type Step = { name: string; path: string }

/** The way to a page, as the page itself shows it. */
function breadcrumbData(steps: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: absolute(path),
    })),
  }
}

/** What a page of its own shows, by its address: a large site asks once for each. */
const byAddress = <Entry>(entries: readonly Entry[], addressOf: (entry: Entry) => string) =>
  new Map(entries.map((entry) => [addressOf(entry), entry]))
const toursByAddress = byAddress(tours, ({ slug }) => paths.tour(slug))
const articlesByAddress = byAddress(articles, ({ slug }) => paths.article(slug))

/** What each public page holds, beside its way. */
const pageData: Partial<Record<string, (page: number) => Thing>> = {
  home: companyData,
  tours: (page) => toursData(page),
  faq: faqData,
  gallery: galleryData,
}

/**
 * What a public page says to search engines in the vocabulary of https://schema.org: facts of the content
 * alone, so no ratings, and no offer without a price.
 *
 * @param address of the page on this site
 * @param today day of the build as `YYYY-MM-DD`; a price that ended before it is left out
 * @returns a JSON-LD document, or `undefined` where there is nothing to say, as for an unknown address
 */
export function structuredData(address: string, today: string): object | undefined {
  const { path, page: pageNumber } = readListPage(address)
  const found: Thing[] = []
  const step = (id: string): Step[] => publicPages.filter((page) => page.id === id)
  const steps: Step[] = step('home')
  const page = publicPages.find((known) => known.path === path)
  const tour = toursByAddress.get(path)
  const category = tourCategories.find((name) => paths.tourCategory(tourCategory(name).id) === path)
  const article = articlesByAddress.get(path)
  if (page) {
    const data = pageData[page.id]?.(pageNumber)
    if (data !== undefined) found.push(data)
    if (page.id !== 'home') steps.push(page)
  } else if (category !== undefined) {
    found.push(
      toursData(
        pageNumber,
        tours.filter((listed) => listed.category === category),
      ),
    )
    steps.push(...step('tours'), { name: category, path })
  } else if (tour) {
    found.push(tourData(tour, today))
    steps.push(...step('tours'), { name: plainTitle(tour.title), path })
  } else if (article) {
    found.push(articleData(article))
    steps.push(...step('blog'), { name: article.title, path })
  }
  if (steps.length > 1) found.push(breadcrumbData(steps))
  return found.length > 0 ? { '@context': 'https://schema.org', '@graph': found } : undefined
}
