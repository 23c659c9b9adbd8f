import { useState } from 'react'
import { HandOff } from '../../../components/form/hand-off'
import { chatLink } from '../../../content/site'
import type { SubscriptionMail } from './newsletter-subscription'
import { dismissNewsletter, useNewsletterTrigger } from './use-newsletter-trigger'

type Chunk = typeof import('./newsletter-popup')

/** Loads and shows the newsletter popup, and after a subscription the email that it composed. */
export function NewsletterSlot() {
  const [chunk, setChunk] = useState<Chunk>()
  const [isAnswered, setAnswered] = useState(false)
  const [mail, setMail] = useState<SubscriptionMail>()
  const isDue = useNewsletterTrigger(() => import('./newsletter-popup').then(setChunk))

  const answer = (written?: SubscriptionMail) => {
    dismissNewsletter()
    setAnswered(true)
    setMail(written)
  }
  return (
    <>
      {chunk && isDue && !isAnswered && (
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
            chatHref={chatLink(`New Newsletter Subscription\n${mail.body}`)}
            onDismiss={() => setMail(undefined)}
          />
        </div>
      )}
    </>
  )
}
