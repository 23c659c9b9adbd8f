import { useState } from 'react'
import { chat, chatAddress } from '../../lib/chat'
import { copyText } from '../../lib/copy-text'
import { useHydrated } from '../../lib/use-hydrated'
import { buttonClass } from './button'
import { ExternalLink } from './external-link'
import { Icon } from './icon'
import { linkIcon, shareIcon } from './more-icon-paths'

const itemClass = buttonClass('secondary', '', 'compact')

type ShareRowProps = {
  title: string
  url: string
  /** With the button Share in pre-rendered HTML: most phones have it, and nothing moves there. */
  isEarly?: boolean
}

/**
 * Ways to share a page, by its title and its absolute URL. Plain links and browser features, no
 * third-party scripts that track visits.
 */
export function ShareRow({ title, url, isEarly = false }: ShareRowProps) {
  const isHydrated = useHydrated()
  const canShare = isHydrated ? 'share' in navigator : isEarly
  const [status, setStatus] = useState('')

  const copy = async () => {
    setStatus((await copyText(url)) ? 'Link copied.' : `Copying did not work. The link is ${url}`)
  }
  return (
    <div>
      <p className="font-semibold">Share this page</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {canShare && (
          <li>
            <button
              type="button"
              className={`${itemClass} noscript:hidden`}
              onClick={() => void shareWithBrowser({ title, url }).then(setStatus)}
            >
              <Icon d={shareIcon} />
              Share
            </button>
          </li>
        )}
        <li>
          <ExternalLink href={chatAddress('', `${title}\n${url}`)} className={itemClass}>
            {chat.name}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink
            href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}
            className={itemClass}
          >
            Facebook
          </ExternalLink>
        </li>
        <li>
          <button
            type="button"
            className={`${itemClass} noscript:hidden`}
            onClick={() => void copy()}
          >
            <Icon d={linkIcon} />
            Copy link
          </button>
        </li>
      </ul>
      <output data-allow-copy className="mt-2 block min-h-6 break-words text-muted">
        {status}
      </output>
    </div>
  )
}

/** Opens the browser's share dialog; returns the sentence to show if that failed, else ''. */
async function shareWithBrowser(data: ShareData): Promise<string> {
  try {
    await navigator.share(data)
    return ''
  } catch (error) {
    // A DOMException, which is not an instance of Error in every engine.
    const isCancelled =
      typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
    return isCancelled ? '' : 'Sharing did not work here. Copy the link instead.'
  }
}
