import { ChevronDown } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button'

type FieldsToggleProps = {
  isOpen: boolean
  /** Id of the element that it shows and hides. */
  detailsId: string
  /** Ends the button's name for those who do not see where it stands. */
  suffix: string
  onToggle: () => void
}

/** Shows the fields of a change and hides them again. */
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
