import { Eye } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { Spinner } from '../../../components/ui/spinner'
import { DialogFrame } from '../dialogs/dialog-frame'

type PreviewDialogProps = {
  /** The preview; rendered while the dialog is open. */
  children: ReactNode
}

/** An editor's button that opens a preview dialog. */
export function PreviewDialog({ children }: PreviewDialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mb-4 flex justify-end print:hidden">
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
        <Suspense fallback={<Spinner label="Loading the preview" />}>{children}</Suspense>
      </DialogFrame>
    </div>
  )
}
