import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button'
import { withdrawnPicturesOptions } from '../picture-library/withdrawn-notice'
import { Thumbnail } from '../thumbnail'
import type { ChangedField } from './changed-fields'
import { MarkedChanges } from './marked-changes'
import { diffTexts } from './text-diff'

/** Longer texts are collapsed at first, in characters. */
const shortLength = 240

type FieldChangeProps = {
  field: ChangedField
  Heading?: 'h2' | 'h4'
}

/**
 * One field of a change: its changed words marked in the text, or before and after if it was
 * rewritten.
 */
export function FieldChange({ field, Heading = 'h2' }: FieldChangeProps) {
  const { name, before, after, pictures } = field
  const hasBoth = before !== undefined && after !== undefined
  const blocks = useMemo(
    () => (pictures ? null : diffTexts(before ?? '', after ?? '')),
    [before, after, pictures],
  )
  return (
    <div className="grid grid-cols-1 gap-2 py-3 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-6">
      <Heading className="text-base font-semibold text-muted">{name}</Heading>
      {blocks ? (
        <MarkedChanges blocks={blocks} />
      ) : (
        <div className={`grid grid-cols-1 gap-3 ${hasBoth ? 'sm:grid-cols-2' : ''}`}>
          {before !== undefined && (
            <Value name={name} when="Before" text={before} src={pictures?.before} />
          )}
          {after !== undefined && (
            <Value name={name} when="After" text={after} src={pictures?.after} />
          )}
        </div>
      )}
    </div>
  )
}

type ValueProps = { name: string; when: string; text: string; src: string | undefined }

function Value({ name, when, text, src }: ValueProps) {
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > shortLength
  // Never splits a surrogate pair.
  const beginning = text.slice(0, shortLength).replace(/[\uD800-\uDBFF]$/, '')
  const shown = isLong && !isWhole ? `${beginning.trimEnd()}…` : text
  return (
    <div className="min-w-0">
      <p className="text-sm text-muted">{when}</p>
      {src !== undefined && <SmallPicture src={src} />}
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {shown || <span className="text-muted">(empty)</span>}
      </p>
      {isLong && (
        <button
          type="button"
          className={buttonClass('quiet', '-ml-3', 'compact')}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show all'}
          <span className="sr-only">{` of ${name}, ${when.toLowerCase()}`}</span>
        </button>
      )}
    </div>
  )
}

/** A picture that changed; not one whose consent was withdrawn since. */
function SmallPicture({ src }: { src: string }) {
  const { data } = useQuery(withdrawnPicturesOptions([src]))
  if (!data) return null
  if (data.length > 0) {
    return <p>The consent of the people in this picture was withdrawn, so it is not shown.</p>
  }
  return (
    <div className="my-1 w-40 max-w-full overflow-hidden rounded-postcard">
      <Thumbnail src={src} alt="" />
    </div>
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
