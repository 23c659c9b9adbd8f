import * as Dialog from '@radix-ui/react-dialog'
import type { Tour } from '../../content/model'
import { BookingForm } from './booking-form'
import { scrollerClass, titleClass } from './tour-frame'
import { TourTitle } from './tour-title'

type TourBookingViewProps = { tour: Tour; onBack: () => void; onSent: () => void }

/** Second side of the dialog: the enquiry. */
export function TourBookingView({ tour, onBack, onSent }: TourBookingViewProps) {
  return (
    <div className={`${scrollerClass} grid content-start gap-4 p-5 sm:p-8`}>
      <Dialog.Title className={titleClass}>
        Book: <TourTitle title={tour.title} />
      </Dialog.Title>
      <Dialog.Description className="max-w-prose text-muted">
        We write the message for you, with all about the tour. WhatsApp or your mail app opens with
        it as a draft; nothing is sent until you press send there.
      </Dialog.Description>
      <BookingForm tour={tour} onBack={onBack} onSent={onSent} />
    </div>
  )
}
