import { useState } from 'react'
import { tourCategories } from '../../../content/categories'
import { tour as definition } from '../../../content/collections/tours'
import type { Tour } from '../../../content/model'
import { pictureFiles } from '../../../content/pictures'
import { datedPriceText, priceLine } from '../../../content/tour-words'
import { httpsSchema } from '../../../content/schema-parts'
import type { ValuesOf } from '../editing/collection-form'
import { EnquiryText } from './enquiry-text'
import { contentOfValues, shownPicture, shownStory, placeholders } from './placeholders'
import { ChoiceRow, PreviewPanel } from './preview-panel'
import { TourCardPart, TourDialogPart } from './public-parts'

const views = ['Card', 'Details'] as const

/** A tour's card, details and enquiry as visitors would see them. */
export function TourPreviewPanel({ values }: { values: PreviewTourValues }) {
  const [view, setView] = useState<(typeof views)[number]>('Card')
  const { tour, missing, enquiry } = previewTour(values)
  return (
    <>
      <PreviewPanel
        what={view === 'Card' ? 'the card of this tour' : 'the details of this tour'}
        missing={missing}
        choices={<ChoiceRow label="Part" choices={views} chosen={view} onChoose={setView} />}
      >
        {view === 'Card' ? (
          <TourCardPart
            tour={{
              ...tour,
              price: tour.priceFrom && priceLine(tour.priceFrom, datedPriceText),
              picture: pictureFiles[tour.image],
            }}
          />
        ) : (
          <TourDialogPart tour={tour} />
        )}
      </PreviewPanel>
      <EnquiryText tour={enquiry} />
    </>
  )
}

/** The tour editor's values that a preview uses. */
export type PreviewTourValues = ValuesOf<typeof definition.fields>

/**
 * The tour as visitors would see it, the labels of the missing fields that have placeholders, and
 * the tour for an enquiry, without placeholders.
 */
export function previewTour(values: PreviewTourValues) {
  const content = contentOfValues(definition, values)
  const { focus: _focus, category, ...rest } = content
  const { texts, missing } = placeholders(definition, content, {
    title: 'Title of the tour',
    category: '',
    duration: '…',
    location: '…',
    participants: '…',
    description: '…',
    fullDescription: '…',
  })
  const tour = {
    ...rest,
    ...texts,
    id: 0,
    slug: content.slug || 'preview',
    category: category || (tourCategories[0] ?? ''),
    ...shownPicture(content),
    fullDescription: shownStory(texts.fullDescription ?? content.fullDescription),
    itinerary: uniqueLines(content.itinerary),
    includes: uniqueLines(content.includes),
    externalLinks: uniqueByUrl(content.externalLinks),
  }
  const { fields } = definition
  if (tour.image !== content.image) missing.push(fields.image.label)
  if (tour.itinerary.length === 0) missing.push(fields.itinerary.label)
  if (tour.includes.length === 0) missing.push(fields.includes.label)
  const said = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '')
  const enquiry = {
    ...content,
    itinerary: said(content.itinerary),
    includes: said(content.includes),
  }
  return { tour, missing, enquiry }
}

/** The non-empty lines; duplicates differ by trailing spaces, because each line is a React key. */
function uniqueLines(lines: readonly string[]): string[] {
  const taken = new Set<string>()
  for (const line of lines) {
    let own = line.trim()
    if (own === '') continue
    while (taken.has(own)) own += ' '
    taken.add(own)
  }
  return [...taken]
}

/** The valid links, each URL once. */
function uniqueByUrl(links: Tour['externalLinks']): Tour['externalLinks'] {
  const leading = links.filter(({ url }) => httpsSchema.safeParse(url).success)
  return [...new Map(leading.map((link) => [link.url, link])).values()]
}
