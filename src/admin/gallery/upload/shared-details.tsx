import { ChevronDown } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button'
import { DetailsFields } from './details-fields'
import { isSameDetails, emptyDetails } from './upload-details'
import type { Uploads } from './use-uploads'

/** Details that are set for all pictures at once; each picture can be changed afterwards. */
export function SharedDetails({ uploads }: { uploads: Uploads }) {
  const { items, shared, setShared, applyShared } = uploads
  const isEmpty = isSameDetails(shared, emptyDetails)
  return (
    // Collapsed once there are pictures.
    <details open={items.length === 0} className="group rounded-panel bg-tea-soft px-4 py-1">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        For all pictures
        <ChevronDown
          aria-hidden
          className="ml-auto size-5 transition-transform duration-quick group-open:rotate-180"
        />
      </summary>
      <p className="mb-3 text-sm text-muted">
        {items.length === 0
          ? 'Every new picture starts with what you fill in here.'
          : 'Fields that are empty here stay as they are.'}
      </p>
      <DetailsFields of="all pictures" details={shared} onChange={setShared} hasAdvice={false} />
      {items.length > 0 && (
        <button
          type="button"
          className={buttonClass('secondary', 'mt-3', 'compact')}
          disabled={isEmpty}
          onClick={applyShared}
        >
          Apply to all {items.length}
        </button>
      )}
      <div className="h-3" />
    </details>
  )
}
