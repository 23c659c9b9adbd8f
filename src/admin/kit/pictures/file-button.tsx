import { useRef, type ReactNode } from 'react'
import { cameraAttributes, dialogAttributes, takeFiles, type Intake } from './file-intake'

type FileButtonProps = {
  from: 'dialog' | 'camera'
  /** Whether several files may be chosen at once. */
  multiple?: boolean
  disabled?: boolean
  className: string
  /** Name of the form field that the error summary links to. */
  field?: string | undefined
  onFiles: (intake: Intake) => void
  children: ReactNode
}

/** A button that opens the file dialog or a phone's camera. */
export function FileButton(props: FileButtonProps) {
  const { from, multiple = false, disabled = false, className, field, onFiles, children } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={disabled}
        data-field={field}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        {...(from === 'camera' ? cameraAttributes : dialogAttributes)}
        multiple={multiple}
        hidden
        aria-hidden
        tabIndex={-1}
        data-files={from}
        onChange={({ currentTarget }) => {
          const intake = takeFiles(currentTarget.files)
          // Otherwise the same file could not be chosen twice in a row.
          currentTarget.value = ''
          onFiles(intake)
        }}
      />
    </>
  )
}
