import { ChevronDown } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button'
import { counted } from '../../../lib/format'
import { TitleNumber } from '../title-number'
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
