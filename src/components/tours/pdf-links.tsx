import type { ReactNode } from 'react'
import { fileNameOf, brochure } from '../../content/brochure'
import { chatLink } from '../../content/site'
import { chat } from '../../lib/chat'
import { paths } from '../../lib/paths'
import { buttonClass, lineLinkClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'
import { downloadIcon } from '../ui/more-icon-paths'

// In one file: its chunk is named in the first script of every page.

type PdfLinkProps = {
  name: string
  href: string
  /** Format and size, such as `PDF · 0.2 MB`. */
  about: string
}

/** A button that downloads a PDF and says how large it is. */
export function PdfLink({ name, href, about }: PdfLinkProps) {
  return (
    <a href={href} download={fileNameOf(href)} className={buttonClass('secondary', 'flex-wrap')}>
      <Icon d={downloadIcon} />
      <span>
        {name} <span className="text-sm sm:whitespace-nowrap">{about}</span>
      </span>
    </a>
  )
}

/** Downloads the brochure; if the site was built without one, asks for it in the chat. */
export function BrochureLink({ href, size, request }: typeof brochure) {
  if (size) return <PdfLink name="Download Brochure" href={href} about={`PDF · ${size}`} />
  return (
    <ExternalLink href={chatLink(request)} className={buttonClass('secondary')}>
      <span>
        Download Brochure <span className="text-sm whitespace-nowrap">by {chat.name}</span>
      </span>
    </ExternalLink>
  )
}

type SheetLinkProps = { slug: string; className?: string; children: ReactNode }

/** Downloads the PDF of one published tour; nothing if the site was built without such files. */
export function SheetLink({ slug, className = lineLinkClass, children }: SheetLinkProps) {
  if (!brochure.size) return null
  const href = paths.sheet(slug)
  return (
    <a href={href} download={fileNameOf(href)} className={className}>
      {children}
    </a>
  )
}
