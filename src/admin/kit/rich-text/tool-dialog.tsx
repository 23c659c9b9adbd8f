import { Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { frameClass } from '../frame-class'
import { useCloseOnBack } from '../leaving/history-guard'

type ToolDialogProps = {
  title: string
  /** Text of the submit button. */
  submitLabel: string
  /** Called on submit. */
  onSubmit: () => void
  onClose: () => void
  /** Called when the focus can be moved again. */
  onClosed: () => void
  /** Another button, such as one that removes. */
  extra?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** A small form over the editor; rendered only while open. */
export function ToolDialog(props: ToolDialogProps) {
  const { title, submitLabel, onSubmit, onClose, onClosed, extra, children } = props
  useCloseOnBack(true, onClose)
  return (
    <Root open onOpenChange={(isWanted) => !isWanted && onClose()}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-night/60 print:hidden" />
        <Content
          aria-describedby={undefined}
          className={`fixed inset-x-4 top-1/2 z-50 mx-auto max-h-dvh max-w-md -translate-y-1/2 overflow-y-auto p-4 shadow-raised sm:p-6 print:hidden ${frameClass}`}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
        >
          <form
            noValidate
            className="grid grid-cols-1 gap-4"
            onSubmit={(event) => {
              event.preventDefault()
              // In React the dialog is inside the editor's form, which must not be submitted.
              event.stopPropagation()
              onSubmit()
            }}
          >
            <Title className="text-xl">{title}</Title>
            {children}
            <div className="flex flex-wrap justify-end gap-3">
              {extra}
              <button type="button" className={buttonClass('secondary')} onClick={onClose}>
                Cancel
              </button>
              <button type="submit" className={buttonClass('primary')}>
                {submitLabel}
              </button>
            </div>
          </form>
        </Content>
      </Portal>
    </Root>
  )
}
