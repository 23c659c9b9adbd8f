import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { noticeClass } from '../../components/ui/notice'
import { RichText } from '../../components/ui/rich-text'
import { Facts } from '../shared/facts'
import { StatusChips } from '../shared/status-chips'
import { Thumbnail } from '../shared/thumbnail'
import type { TourRow } from './tours-schema'

/** All fields of a tour under the names that editors use. */
export function TourFacts({ tour }: { tour: TourRow }) {
  return (
    <>
      <StatusChips row={tour} />
      <p className={`my-4 flex max-w-prose gap-3 p-3 ${noticeClass('advice')}`}>
        <Info aria-hidden className="mt-0.5 size-5 shrink-0" />
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
          ['Picture', tour.image && <StoredPicture key="picture" tour={tour} />],
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

function StoredPicture({ tour }: { tour: TourRow }) {
  return (
    <span className="grid gap-2">
      <span className="max-w-60 overflow-hidden rounded-postcard">
        <Thumbnail src={tour.image} alt="" />
      </span>
      <span>{tour.image}</span>
    </span>
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
