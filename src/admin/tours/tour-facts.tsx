import type { ReactNode } from 'react'
import { RichText } from '../../components/ui/rich-text'
import { Facts } from '../shared/facts'
import type { TourRow } from './tours-schema'

/** All fields of a tour under the names that editors use. */
export function TourFacts({ tour }: { tour: TourRow }) {
  return (
    <>
      <p className="mb-4 max-w-prose rounded-md bg-maize-soft p-3">
        The form for changes opens here in a later version of the studio. Until then, this page
        shows what is stored.
      </p>
      <Facts
        facts={[
          ['Category', tour.category],
          ['Duration', tour.duration],
          ['Location', tour.location],
          ['Group size', tour.participants],
          ['Featured', tour.featured ? 'Yes' : 'No'],
          ['Status', tour.status],
          ['Address', tour.slug],
          ['Picture', tour.image],
          ['Picture described', tour.image_alt],
          [
            'Short text',
            tour.description && <RichText key="short" html={tour.description} inline />,
          ],
          [
            'Full text',
            tour.full_description && <RichText key="full" html={tour.full_description} />,
          ],
          ['Itinerary', listOf(tour.itinerary)],
          ['Includes', listOf(tour.includes)],
          ['Links', listOf(tour.external_links.map(({ title, url }) => `${title}: ${url}`))],
        ]}
      />
    </>
  )
}

function listOf(texts: readonly string[]): ReactNode {
  if (texts.length === 0) return ''
  return (
    <ul className="list-disc pl-5">
      {[...new Set(texts)].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
