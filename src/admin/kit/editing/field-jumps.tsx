import { lineLinkClass } from '../../../components/ui/button'
import { focusField } from './editor-form'

/** A field to lead to, and what the part of the form is called that begins with it. */
export type FieldJump = readonly [field: string, label: string]

/** Leads to the parts of a long form where they stand one below the other; on wide screens they stand side by side. */
export function FieldJumps({ jumps }: { jumps: readonly FieldJump[] }) {
  // The middle is neither below the save bar nor under the header.
  const jump = (field: string) => focusField(field)?.scrollIntoView({ block: 'center' })
  return (
    <nav aria-label="Parts of the form" className="mb-4 flex flex-wrap gap-x-4 xl:hidden">
      {jumps.map(([field, label]) => (
        <button key={field} type="button" className={lineLinkClass} onClick={() => jump(field)}>
          {label}
        </button>
      ))}
    </nav>
  )
}
