import { Suspense, useId, useMemo } from 'react'
import { Spinner } from '../../components/ui/spinner'
import { lazyPart } from '../../lib/lazy-part'
import { FieldError } from '../kit/fields/entry-parts'
import { InsertFact } from './insert-fact'
import { htmlOfParts, partsOfHtml } from './linked-value'
import { messageOf, useSheet, type PartProps } from './sheet-context'
import { linkedIn } from './sheet-values'

const Editor = lazyPart(
  async () => (await import('../kit/rich-text/rich-text-editor')).RichTextEditor,
)

/** A paragraph whose words may be links. */
export function LinkedPart({ part, path, value, error }: PartProps) {
  const { change } = useSheet()
  const id = useId()
  const { label, hint } = part
  const html = useMemo(() => htmlOfParts(linkedIn(value)), [value])
  const message = messageOf(error)
  const describedBy = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <div id={`${id}-label`} className="mb-1 font-semibold">
        {label}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mb-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <Suspense fallback={<Spinner label={`Loading the field ${label}`} />}>
        <Editor.Component
          name={path}
          label={label}
          id={id}
          describedBy={describedBy || undefined}
          isInvalid={message !== undefined}
          variant="links"
          value={html}
          onChange={(next) => change(path, () => partsOfHtml(next))}
          onBlur={() => {}}
          renderBelow={(insert) => (
            <div className="border-t border-line px-2 pb-1">
              <InsertFact label={label} onInsert={insert} />
            </div>
          )}
        />
      </Suspense>
      <FieldError id={`${id}-error`} text={message} />
    </div>
  )
}
