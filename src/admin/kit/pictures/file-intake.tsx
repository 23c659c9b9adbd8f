import { useRef, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

export type Intake = {
  files: File[]
  /** Messages about skipped files. */
  notices: string[]
}

/**
 * The files that were chosen, dropped, pasted or photographed. Must be called within the event:
 * browsers clear the data right after it. `checkPicture` checks the files themselves.
 *
 * @param source `files` of an input, `dataTransfer` of a drop, or `clipboardData` of a paste
 */
export function takeFiles(source: FileList | Pick<DataTransfer, 'files' | 'items'> | null): Intake {
  if (source === null) return { files: [], notices: [] }
  if (!('items' in source)) return { files: [...source], notices: [] }
  if (source.items.length === 0) return { files: [...source.files], notices: [] }
  const items = [...source.items].filter(({ kind }) => kind === 'file')
  // A folder also arrives as a file, but one that cannot be read.
  const pictures = items.filter((item) => !item.webkitGetAsEntry()?.isDirectory)
  const files = pictures.flatMap((item) => item.getAsFile() ?? [])
  const folders = items.length - pictures.length
  if (folders === 0) return { files, notices: [] }
  const [what, them] = folders === 1 ? ['A folder was', 'it'] : [`${folders} folders were`, 'them']
  return { files, notices: [`${what} left out. Open ${them} and add the pictures inside.`] }
}

/** Attributes of the file input. The formats make an iPhone convert HEIC to JPEG. */
const inputAttributes = {
  dialog: { accept: 'image/jpeg,image/png,image/webp,image/avif' },
  camera: { accept: 'image/*', capture: 'environment' },
} as const

type FileButtonProps = {
  from: keyof typeof inputAttributes
  /** Whether several files may be chosen at once. */
  multiple?: boolean
  className: string
  onFiles: (intake: Intake) => void
  children: ReactNode
}

/** A button that opens the file dialog or a phone's camera. */
export function FileButton(props: FileButtonProps) {
  const { from, multiple = false, className, onFiles, children } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        {...inputAttributes[from]}
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

const carriesFiles = (transfer: DataTransfer | null) =>
  transfer !== null && [...transfer.types].includes('Files')

/**
 * Accepts files that are dropped anywhere on the page, or pasted.
 *
 * @returns whether files are being dragged over the page
 */
export function usePageFiles(onFiles: (intake: Intake) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // Every element under the pointer fires its own enter and leave events.
    let depth = 0
    const onDrag = (step: number) => (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return
      // Otherwise the browser would open the file instead of the studio.
      event.preventDefault()
      depth = Math.max(0, depth + step)
      setOver(depth > 0)
    }
    const onDrop = (event: DragEvent) => {
      onDrag(-Infinity)(event)
      if (carriesFiles(event.dataTransfer)) take(takeFiles(event.dataTransfer))
    }
    const onPaste = (event: ClipboardEvent) => {
      if (!carriesFiles(event.clipboardData)) return
      const intake = takeFiles(event.clipboardData)
      if (intake.files.length === 0) return
      event.preventDefault()
      take(intake)
    }
    document.addEventListener('dragenter', onDrag(1), { signal })
    document.addEventListener('dragover', onDrag(0), { signal })
    document.addEventListener('dragleave', onDrag(-1), { signal })
    document.addEventListener('drop', onDrop, { signal })
    document.addEventListener('paste', onPaste, { signal })
    return () => controller.abort()
  }, [])

  return isOver
}
