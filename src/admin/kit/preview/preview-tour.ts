import { tourCategories, type Focus, type Tour } from '../../../content/model'
import { isHttps } from '../../../content/schema-parts'
import { shownPicture, shownStory, standIns } from './stand-ins'

/** What a preview needs of the fields of the tour editor. */
export type PreviewTourValues = {
  title: string
  slug: string
  category: string
  duration: string
  location: string
  participants: string
  image: string
  imageAlt: string
  focus: Focus
  description: string
  fullDescription: string
  itinerary: string[]
  includes: string[]
  externalLinks: { title: string; url: string }[]
  featured: boolean
}

/** The tour that visitors would see, and the names of what is made up because it is missing. */
export function previewTour(values: PreviewTourValues): { tour: Tour; missing: string[] } {
  const { or, missing } = standIns()
  const title = or('Title', values.title, 'Title of the tour')
  const category = tourCategories.find((name) => name === values.category)
  or('Category', category ?? '', '')
  const picture = shownPicture(values.image, values.imageAlt, values.focus)
  const tour = {
    id: 0,
    slug: values.slug || 'preview',
    title,
    category: category ?? tourCategories[0],
    duration: or('Duration', values.duration, '…'),
    location: or('Location', values.location, '…'),
    participants: or('Group size', values.participants, '…'),
    ...picture,
    description: or('Short text', values.description, '…'),
    fullDescription: shownStory(or('Full text', values.fullDescription, '…')),
    itinerary: apart(values.itinerary),
    includes: apart(values.includes),
    externalLinks: apartByAddress(values.externalLinks),
    featured: values.featured,
  }
  if (picture.image !== values.image) missing.push('Picture')
  if (tour.itinerary.length === 0) missing.push('Itinerary')
  if (tour.includes.length === 0) missing.push('Includes')
  return { tour, missing }
}

/** The lines that say something; one that is there twice differs by a blank, for each is a key. */
function apart(lines: readonly string[]): string[] {
  const taken = new Set<string>()
  for (const line of lines) {
    let own = line.trim()
    if (own === '') continue
    while (taken.has(own)) own += ' '
    taken.add(own)
  }
  return [...taken]
}

/** The links that lead somewhere, each address once. */
function apartByAddress(
  links: PreviewTourValues['externalLinks'],
): PreviewTourValues['externalLinks'] {
  const byAddress = new Map(links.filter(({ url }) => isHttps(url)).map((link) => [link.url, link]))
  return [...byAddress.values()]
}
