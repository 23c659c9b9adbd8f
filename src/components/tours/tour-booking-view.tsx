import * as Dialog from '@radix-ui/react-dialog'
import type { Tour } from '../../content/model'
import { site } from '../../content/site'
import { tourPictureFiles } from '../../content/tour-picture-files'
import { chat } from '../../lib/chat'
import { Picture } from '../ui/picture'
import { cardSizes } from '../ui/picture-sizes'
import { Postmark } from '../ui/postmark'
import { Stamp } from '../ui/stamp'
import { BookingForm } from './booking-form'
import { categoryLook } from './category-look'
import { titleClass } from './tour-frame'
import { TourTitle } from './tour-title'

type TourBookingViewProps = { tour: Tour; onBack: () => void; onSent: () => void }

/** Back of the postcard: the enquiry form. */
export function TourBookingView({ tour, onBack, onSent }: TourBookingViewProps) {
  return (
    <BookingForm
      tour={tour}
      aside={<PostcardAddress tour={tour} />}
      onBack={onBack}
      onSent={onSent}
    >
      <p aria-hidden className="md:hidden">
        <Stamp className={categoryLook[tour.category]}>{tour.category}</Stamp>
      </p>
      <Dialog.Title className={titleClass}>
        Book: <TourTitle title={tour.title} />
      </Dialog.Title>
      <Dialog.Description className="max-w-prose text-muted">
        We write the message for you, with all about the tour. {chat.name} or your mail app opens
        with it as a draft; nothing is sent until you press send there.
      </Dialog.Description>
    </BookingForm>
  )
}

/** Stamp, postmark and address; only on wide screens. */
function PostcardAddress({ tour }: { tour: Tour }) {
  return (
    <div className="hidden grid-rows-[auto_1fr] gap-10 border-l border-line pl-8 md:grid">
      <div aria-hidden className="flex items-start justify-end">
        <Postmark className="z-10 mt-8 -mr-7 shrink-0">{tour.duration}</Postmark>
        <Stamp className={categoryLook[tour.category]}>
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
      <p className="ruled self-center text-lg leading-11">
        To {site.name}
        <span className="block">{site.place}</span>
        <span className="block">{site.phone}</span>
      </p>
    </div>
  )
}
