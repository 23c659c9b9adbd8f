import { useState } from 'react'
import { pictureFiles } from '../../../content/pictures'
import { ChoiceRow } from './choice-row'
import { EnquiryText } from './enquiry-text'
import { PreviewPanel } from './preview-panel'
import { previewTour, type PreviewTourValues } from './preview-tour'
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
          <TourCardPart tour={{ ...tour, picture: pictureFiles[tour.image] }} />
        ) : (
          <TourDialogPart tour={tour} />
        )}
      </PreviewPanel>
      <EnquiryText tour={enquiry} />
    </>
  )
}
