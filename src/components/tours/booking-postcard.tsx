import type { Tour } from '../../content/model'
import { site } from '../../content/site'
import { tourPictureFiles } from '../../content/tour-picture-files'
import { Picture } from '../ui/picture'
import { cardSizes } from '../ui/picture-sizes'
import { Postmark, Stamp } from '../ui/stamp'
import { categoryLook } from './category-look'
import { MessageSheet } from './message-sheet'

type BookingPostcardProps = {
  tour: Tour
  /** The enquiry as it would be sent now. */
  message: string
}

/** Stamp, postmark, address and message beside the form, for a column that only wide screens show. */
export function BookingPostcard({ tour, message }: BookingPostcardProps) {
  return (
    <>
      <div aria-hidden className="flex items-start justify-end">
        <Postmark className="z-10 mt-8 -mr-7 shrink-0">{tour.duration}</Postmark>
        <Stamp className={categoryLook(tour.category)}>
          <Picture
            src={tour.image}
            alt=""
            file={tourPictureFiles[tour.image]}
            focus={tour.focus}
            sizes={cardSizes}
            className="mt-1.5 aspect-4/3 w-32 object-cover"
          />
          <span className="block w-32 py-1 text-center">{tour.category}</span>
        </Stamp>
      </div>
      <p className="ruled text-lg leading-11">
        To {site.name}
        <span className="block">{site.place}</span>
        <span className="block">{site.phone}</span>
      </p>
      {/* The message fills what the form leaves and never makes the card higher. */}
      <div className="relative min-h-80 grow">
        <MessageSheet message={message} className="absolute inset-0" />
      </div>
    </>
  )
}

/** The same message below the form, closed at first; only on phones. */
export function MessageDisclosure({ tour, message }: BookingPostcardProps) {
  return (
    <details
      className="scroll-mt-2 md:hidden"
      // It opens below the buttons at the lower edge.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'start' })
      }}
    >
      <summary className="min-h-11 py-3 font-semibold">See your message</summary>
      <div className="relative">
        <MessageSheet message={message} className="h-80" />
        <p aria-hidden className="absolute -top-4 right-3">
          <Stamp className={categoryLook(tour.category)}>{site.name}</Stamp>
        </p>
      </div>
    </details>
  )
}
