import { useEffect, useState } from 'react'
import { buttonClass } from './button'
import { paths } from '../../lib/paths'
import { phoneLink } from '../../lib/phone-number'
import { isMissingChunk } from '../../lib/stale-tab'

/** What the visitor may read of an error: the status text of a response or the message. */
function textOf(error: unknown): string {
  if (isMissingChunk(error)) return 'A part of this page did not arrive. Please load it again.'
  const { statusText, message }: { statusText?: unknown; message?: unknown } = Object(error)
  const texts = [statusText, message, error].filter((text) => typeof text === 'string')
  return texts.find(Boolean) ?? 'Something went wrong on this page.'
}

type ErrorPageProps = {
  error: unknown
  /** Phone number of the operator, for a visitor without a connection. */
  phone?: string
  /** Whether header and footer of the site stand around it, in whose `main` it is. */
  isInFrame?: boolean
}

/** The fallback screen of the router. Links load the page anew: the app's state is not trusted. */
export function ErrorPage({ error, phone, isInFrame = false }: ErrorPageProps) {
  const Root = isInFrame ? 'div' : 'main'
  const [isOffline] = useState(() => !navigator.onLine)

  useEffect(() => {
    if (!isOffline) return undefined
    const reload = () => window.location.reload()
    // Effects wait for a fading page; the connection may be back by then.
    if (navigator.onLine) reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isOffline])

  return (
    <Root className="mx-auto flex min-h-dvh max-w-prose flex-col justify-center gap-4 p-6">
      <h1 className="text-heading">
        {isOffline ? 'You seem to be offline' : 'Unexpected Application Error!'}
      </h1>
      {isOffline ? (
        <>
          <p>This page opens by itself when the connection is back.</p>
          {phone && (
            <p>
              You can also call us:{' '}
              <a href={phoneLink(phone)} className="underline">
                {phone}
              </a>
            </p>
          )}
        </>
      ) : (
        <p className="break-words">{textOf(error)}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
          Reload
        </button>
        <a href={paths.home()} className={buttonClass('secondary')}>
          Home
        </a>
      </div>
    </Root>
  )
}
