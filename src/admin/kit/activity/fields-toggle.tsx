import { ChevronDown } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button'

type FieldsToggleProps = {
  isOpen: boolean
  /** Id of the element that it expands. */
  detailsId: string
  /** Added to the button's accessible name to tell it from the others. */
  suffix: string
  onToggle: () => void
}

/** Expands and collapses the fields of a change. */
export function FieldsToggle({ isOpen, detailsId, suffix, onToggle }: FieldsToggleProps) {
  return (
    <button
      type="button"
      className={buttonClass('quiet', '', 'compact')}
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailsId : undefined}
      onClick={onToggle}
    >
      <ChevronDown aria-hidden className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      {isOpen ? 'Hide the fields' : 'Show the fields'}
      <span className="sr-only">{suffix}</span>
    </button>
  )
}
