import type { ComponentProps } from 'react'
import { VisuallyHidden } from './visually-hidden'

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'>

/** A link to another site: opens in a new tab, and says so to screen readers. */
export function ExternalLink({ children, ...link }: ExternalLinkProps) {
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}
