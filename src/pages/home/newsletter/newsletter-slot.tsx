import { useState } from 'react'
import { HandOff } from '../../../components/form/hand-off'
import { site } from '../../../content/site'
import { whatsAppLink } from '../../../lib/whatsapp'
import type { SubscriptionMail } from './newsletter-subscription'
import { endNewsletterTime, useNewsletterTime } from './use-newsletter-time'

type Chunk = typeof import('./newsletter-popup')

/** Place of the newsletter's invitation, and of the mail that it has written. */
export function NewsletterSlot() {
  const [chunk, setChunk] = useState<Chunk>()
  const [isAnswered, setAnswered] = useState(false)
  const [mail, setMail] = useState<SubscriptionMail>()
  const isTime = useNewsletterTime(() => import('./newsletter-popup').then(setChunk))

  const answer = (written?: SubscriptionMail) => {
    endNewsletterTime()
    setAnswered(true)
    setMail(written)
  }
  return (
    <>
      {chunk && isTime && !isAnswered && (
        <chunk.NewsletterPopup onClose={() => answer()} onSubscribed={answer} />
      )}
      {mail && (
        <div
          data-hides-floating
          className="fixed inset-x-4 bottom-4 z-30 mx-auto max-w-prose rounded-panel shadow-raised"
        >
          <HandOff
            takesFocus
            intro="Press Send in your mail app to finish joining the newsletter."
            message={mail.body}
            mailHref={mail.href}
            whatsAppHref={whatsAppLink(site.phone, `New Newsletter Subscription\n${mail.body}`)}
            onDismiss={() => setMail(undefined)}
          />
        </div>
      )}
    </>
  )
}
