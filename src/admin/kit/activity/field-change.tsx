import { Suspense, useMemo, useState } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { lazyPart } from '../../../lib/lazy-part'
import type { ChangedField } from './changed-fields'
import { MarkedChanges } from './marked-changes'
import { diffTexts } from './text-diff'

/** With the list of all pictures of the site, which most pages of the studio do without. */
const picture = lazyPart(async () => (await import('./changed-picture')).ChangedPicture)

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
      {src !== undefined && (
        <Suspense>
          <picture.Component src={src} />
        </Suspense>
      )}
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
