import type { ComponentProps } from 'react'
import { VisuallyHidden } from './visually-hidden'

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'>

/** A link out of the site: in a new tab, and saying so to those who cannot see it happen. */
export function ExternalLink({ children, ...link }: ExternalLinkProps) {
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}
