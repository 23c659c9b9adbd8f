import { Eye } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form'
import { buttonClass } from '../../../components/ui/button'
import { Spinner } from '../../../components/ui/spinner'
import { lazyPart } from '../../../lib/lazy-part'
import { DialogFrame } from '../dialogs/dialog-frame'
import { useDebouncedValue } from '../use-debounced-value'

const tourPanel = lazyPart(async () => (await import('./tour-preview-panel')).TourPreviewPanel)
const postPanel = lazyPart(async () => (await import('./post-preview-panel')).PostPreviewPanel)

/** Shows the tour of the surrounding form as visitors would see it, saved or not. */
export function TourPreview() {
  return <PreviewDialog Panel={tourPanel.Component} />
}

/** Shows the post of the surrounding form as readers would see it, saved or not. */
export function PostPreview() {
  return <PreviewDialog Panel={postPanel.Component} />
}

type PreviewProps<Values> = { Panel: (props: { values: Values }) => ReactNode }

/** An editor's button that opens a preview of the form's values. */
function PreviewDialog<Values extends FieldValues>({ Panel }: PreviewProps<Values>) {
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
          <LivePanel Panel={Panel} />
        </Suspense>
      </DialogFrame>
    </div>
  )
}

/** Wait after the last change before the preview updates, in ms. */
const debounceMs = 250

function LivePanel<Values extends FieldValues>({ Panel }: PreviewProps<Values>) {
  const { control } = useFormContext<Values>()
  const values = useDebouncedValue(useWatch({ control }), debounceMs)
  // Not partial: the form holds a value for each of its fields from the start.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return <Panel values={values as Values} />
}
