import { ChevronDown, ListOrdered } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button'
import { galleryTextLimits } from '../../../content/collections/pictures'
import { counted } from '../../../lib/format'
import { numberedTitle, numberMark, withNumber } from '../title-pattern'
import { DetailsFields } from './details-fields'
import type { Uploads } from './use-uploads'
import { walkAttribute } from './walk'

/** Details that are the same for all pictures; each picture can be changed afterwards. */
export function SharedDetails({ uploads }: { uploads: Uploads }) {
  const { shared, setShared, others, applyShared } = uploads
  return (
    <details open className="group rounded-panel bg-tea-soft px-4 py-1">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        The same for all
        <ChevronDown
          aria-hidden
          className="ml-auto size-5 transition-transform duration-quick group-open:rotate-180"
        />
      </summary>
      <p className="mb-3 text-sm text-muted">
        Goes into every picture that has nothing else there.
      </p>
      <div {...{ [walkAttribute]: '' }}>
        <DetailsFields
          of="all pictures"
          details={shared}
          onChange={setShared}
          isPicture={false}
          titleExtra={
            <TitleNumber
              pattern={shared.title}
              onChange={(title) => setShared({ ...shared, title })}
            />
          }
        />
      </div>
      {others > 0 && (
        <button
          type="button"
          className={buttonClass('secondary', 'mt-3', 'compact')}
          onClick={applyShared}
        >
          Replace what {counted(others, 'picture')} {others === 1 ? 'has' : 'have'} instead
        </button>
      )}
      <div className="h-3" />
    </details>
  )
}

type TitleNumberProps = { pattern: string; onChange: (pattern: string) => void }

/** Numbers the titles, or says how they are numbered. */
export function TitleNumber({ pattern, onChange }: TitleNumberProps) {
  if (pattern.includes(numberMark)) {
    return (
      <p className="mt-1 text-sm text-muted">
        {numberedTitle(pattern, 1)}, {numberedTitle(pattern, 2)} …
      </p>
    )
  }
  const numbered = withNumber(pattern)
  return (
    <button
      type="button"
      className={buttonClass('quiet', 'mt-1', 'compact')}
      disabled={pattern.trim() === '' || numbered.length > galleryTextLimits.title}
      onClick={() => onChange(numbered)}
    >
      <ListOrdered aria-hidden className="size-4" />
      Number them: 1, 2, 3 …
    </button>
  )
}
