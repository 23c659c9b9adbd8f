import { Eye } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form'
import { buttonClass } from '../../../components/ui/button'
import { Spinner } from '../../../components/ui/spinner'
import type { FactKey } from '../../../content/collections/facts/sheets'
import { lazyPart } from '../../../lib/lazy-part'
import { DialogFrame } from '../dialogs/dialog-frame'
import { useDebouncedValue } from '../use-debounced-value'
import type { PreviewPostValues } from './post-preview-panel'
import type { PreviewTourValues } from './tour-preview-panel'

const tourPanel = lazyPart(async () => (await import('./tour-preview-panel')).TourPreviewPanel)
const sheetPanel = lazyPart(async () => (await import('./sheet-preview-panel')).SheetPreviewPanel)
const postPanel = lazyPart(async () => (await import('./post-preview-panel')).PostPreviewPanel)

/** Shows the tour of the surrounding form as visitors would see it, saved or not. */
export function TourPreview() {
  return (
    <PreviewDialog
      render={(values: PreviewTourValues) => <tourPanel.Component values={values} />}
    />
  )
}

/** Shows the post of the surrounding form as readers would see it, saved or not. */
export function PostPreview() {
  return (
    <PreviewDialog
      render={(values: PreviewPostValues) => <postPanel.Component values={values} />}
    />
  )
}

type SheetPreviewProps = {
  sheet: FactKey
  /** The form's values as a save would write them. */
  toSaved: (values: FieldValues) => unknown
}

/** Shows the fact sheet of the surrounding form as visitors would see it, saved or not. */
export function SheetPreview({ sheet, toSaved }: SheetPreviewProps) {
  return (
    <PreviewDialog
      render={(values) => <sheetPanel.Component sheet={sheet} value={toSaved(values)} />}
    />
  )
}

type PreviewProps<Values> = { render: (values: Values) => ReactNode }

/** An editor's button that opens a preview of the form's values. */
function PreviewDialog<Values extends FieldValues>({ render }: PreviewProps<Values>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mb-3 flex justify-end md:mb-4 print:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        className={buttonClass('secondary')}
        onClick={() => setOpen(true)}
      >
        <Eye aria-hidden className="size-5" />
        Preview
      </button>
      <DialogFrame isOpen={isOpen} title="Preview" place="middle" onClose={() => setOpen(false)}>
        <Suspense fallback={<Spinner label="Loading the preview" />}>
          <LivePanel render={render} />
        </Suspense>
      </DialogFrame>
    </div>
  )
}

/** Wait after the last change before the preview updates, in ms. */
const debounceMs = 250

function LivePanel<Values extends FieldValues>({ render }: PreviewProps<Values>) {
  const { control } = useFormContext<Values>()
  const values = useDebouncedValue(useWatch({ control }), debounceMs)
  // Not partial: the form holds a value for each of its fields from the start.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return render(values as Values)
}
