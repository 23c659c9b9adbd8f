import { ChevronDown } from 'lucide-react'
import { Suspense } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { lazyPart } from '../../../lib/lazy-part'
import type { ChangedField } from './changed-fields'

/** With the comparison of texts, which no page of the studio needs before somebody asks for the details. */
const fieldChange = lazyPart(async () => (await import('./field-change')).FieldChange)

type ChangedFieldsProps = { fields: readonly ChangedField[]; Heading?: 'h2' | 'h4' }

/** The fields of a change, one below the other. */
export function ChangedFields({ fields, ...rest }: ChangedFieldsProps) {
  return (
    <Suspense>
      <div className="divide-y divide-line">
        {fields.map((field) => (
          <fieldChange.Component key={field.name} field={field} {...rest} />
        ))}
      </div>
    </Suspense>
  )
}

const fieldsLabels = ['Show the fields', 'Hide the fields'] as const

type DetailsToggleProps = {
  /** Its words while the details are hidden, and while they are shown. */
  labels?: readonly [show: string, hide: string]
  isOpen: boolean
  detailsId: string
  /** Added to the button's accessible name to tell it from the others. */
  suffix: string
  onToggle: () => void
}

/** Expands and collapses the details of an entry: the fields of a change, for one. */
export function DetailsToggle(props: DetailsToggleProps) {
  const { labels = fieldsLabels, isOpen, detailsId, suffix, onToggle } = props
  return (
    <button
      type="button"
      className={buttonClass('quiet', '', 'compact')}
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailsId : undefined}
      onClick={onToggle}
    >
      <ChevronDown aria-hidden className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      {labels[isOpen ? 1 : 0]}
      <span className="sr-only">{suffix}</span>
    </button>
  )
}
