import { Copy, SquareArrowOutUpRight, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { leave } from './leaving/leave-guard'
import { useSingleFlight } from './use-single-flight'

type EntryActionsProps = {
  /** Address on the site; none while visitors do not see it. */
  siteAddress: string | undefined
  /** Writes a copy and opens it; must not reject. */
  onDuplicate: () => Promise<void>
  /** Asks whether it shall be deleted. */
  onDelete: () => void
  /** The question, and what else belongs here. */
  children: ReactNode
}

/** What can be done to the whole of a tour or a post from its editor. */
export function EntryActions(props: EntryActionsProps) {
  const { siteAddress, onDuplicate, onDelete, children } = props
  const [copy, isCopying] = useSingleFlight(onDuplicate)
  return (
    <div className="-ml-3 flex flex-wrap gap-x-1 sm:ml-0">
      {siteAddress !== undefined && (
        <ExternalLink href={siteAddress} className={buttonClass('quiet', '', 'compact')}>
          <SquareArrowOutUpRight aria-hidden className="size-4" />
          View on the site
        </ExternalLink>
      )}
      <button
        type="button"
        className={buttonClass('quiet', '', 'compact')}
        disabled={isCopying}
        aria-busy={isCopying}
        // The copy opens in the place of this page.
        onClick={() => leave(() => void copy())}
      >
        <Copy aria-hidden className="size-4" />
        Duplicate
      </button>
      <button type="button" className={buttonClass('quiet', '', 'compact')} onClick={onDelete}>
        <Trash2 aria-hidden className="size-4 text-danger" />
        Delete
      </button>
      {children}
    </div>
  )
}
