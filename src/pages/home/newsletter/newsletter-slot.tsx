import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { HandOffLine } from '../../../components/form/hand-off-line'
import { newsletterScrollPx, newsletterStorageKey } from '../../../content/limits'
import { chatLink } from '../../../content/site'
import { isPageBusy } from '../../../lib/is-page-busy'
import { readStored, writeStored } from '../../../lib/storage'
import { useBackLayer } from '../../../lib/use-back-layer'
import { useHydrated } from '../../../lib/use-hydrated'
import type { SubscriptionMail } from './newsletter-subscription'

type Chunk = typeof import('./newsletter-popup')

/**
 * Loads and shows the newsletter popup, and after a subscription the email that it composed. The popup has a
 * history entry of its own: Back closes it for good, like its button, and stays on the page.
 */
export function NewsletterSlot() {
  const chunk = useNewsletterTrigger()
  const { shown, open, close } = useBackLayer('newsletter')
  const [isAnswered, setAnswered] = useState(false)
  const [mail, setMail] = useState<SubscriptionMail>()
  const progress = useRef<'waiting' | 'opening' | 'shown'>('waiting')

  const follow = useEffectEvent((isLoaded: boolean, isShown: boolean) => {
    if (!isLoaded || isAnswered) return
    if (isShown) progress.current = 'shown'
    else if (progress.current === 'shown') {
      dismissNewsletter()
      setAnswered(true)
    } else if (progress.current === 'waiting') {
      progress.current = 'opening'
      open('open')
    }
  })
  const isLoaded = chunk !== undefined
  const isShown = shown !== undefined
  useEffect(() => follow(isLoaded, isShown), [isLoaded, isShown])

  const answer = (written?: SubscriptionMail) => {
    dismissNewsletter()
    setAnswered(true)
    setMail(written)
    if (shown) close()
  }
  return (
    <>
      {chunk && shown && !isAnswered && (
        <chunk.NewsletterPopup onClose={() => answer()} onSubscribed={answer} />
      )}
      {mail && (
        <HandOffLine
          intro="Press Send in your mail app to finish joining the newsletter."
          message={mail.body}
          mailHref={mail.href}
          chatHref={chatLink(`New Newsletter Subscription\n${mail.body}`)}
          onDismiss={() => setMail(undefined)}
        />
      )}
    </>
  )
}

/** How long the browser may scroll by itself: to a hash, or to the position before a reload. */
const autoScrollMs = 1500
const retryMs = 500

/** Remembers the answer for this page load where the browser stores nothing. */
let isDismissed = false

/**
 * The newsletter popup once it is to be shown: after the visitor has scrolled by more than 200 px, while
 * no dialog is open, no field has the focus and the contact form is not in view. Scrolling by the browser to a hash or after a reload does
 * not count. If the popup cannot be loaded, the next scroll tries again.
 */
function useNewsletterTrigger(): Chunk | undefined {
  const [chunk, setChunk] = useState<Chunk>()
  const [isTriggered, setTriggered] = useState(false)
  const location = useLocation()
  const isHydrated = useHydrated()
  const [wasPreRendered] = useState(!isHydrated)
  const autoScrollEnd = useRef(0)

  useEffect(() => {
    const isRestored = ['reload', 'back_forward'].includes(navigationType() ?? '')
    if (location.hash || isRestored) autoScrollEnd.current = performance.now() + autoScrollMs
  }, [location])

  useEffect(() => {
    if (isTriggered) return undefined
    const check = () => {
      if (window.scrollY <= newsletterScrollPx || performance.now() < autoScrollEnd.current) return
      if (!isDismissed && readStored('local', newsletterStorageKey) === null) setTriggered(true)
    }
    // A visitor who came by a link without a hash, not by Back or a reload, may have scrolled already.
    const isOpenedAtTop = !window.location.hash && navigationType() === 'navigate'
    if (wasPreRendered && isOpenedAtTop) check()
    window.addEventListener('scroll', check, { passive: true })
    return () => window.removeEventListener('scroll', check)
  }, [isTriggered, wasPreRendered])

  useEffect(() => {
    if (!isTriggered) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCancelled = false
    const showWhenFree = (loaded: Chunk) => {
      if (isCancelled) return
      if (isPageBusy() || isContactInView()) timer = setTimeout(() => showWhenFree(loaded), retryMs)
      else setChunk(loaded)
    }
    import('./newsletter-popup').then(showWhenFree, () => setTriggered(false))
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [isTriggered])

  return chunk
}

/** Whether a part of the contact section can be seen: it must not be covered while someone reads it. */
function isContactInView(): boolean {
  const box = document.getElementById('contact')?.getBoundingClientRect()
  return box !== undefined && box.top < window.innerHeight && box.bottom > 0
}

/** How the browser navigated to the page; undefined where it does not report that. */
function navigationType(): string | undefined {
  if (!('getEntriesByType' in performance)) return undefined
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation && 'type' in navigation ? String(navigation.type) : undefined
}

/** Never shows the popup again in this browser, or in this page load where storage is blocked. */
function dismissNewsletter(): void {
  isDismissed = !writeStored('local', newsletterStorageKey, 'true')
}
