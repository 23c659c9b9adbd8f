import { useEffect, useRef, type ComponentProps } from 'react'

const pauseMs = 250

type DebouncedInputProps = Omit<
  ComponentProps<'input'>,
  'defaultValue' | 'onChange' | 'onKeyDown' | 'ref'
> & {
  /** The value in the URL. */
  current: string
  /** Turns a typed text into the value in the URL. */
  read: (typed: string) => string
  onWrite: (value: string) => void
}

/**
 * A text field for a URL parameter. The URL is updated when typing pauses, because browsers limit the
 * rate of its changes, or on Enter. When the URL changes otherwise (Back, a cleared filter), the field
 * shows the new value.
 */
export function DebouncedInput({ current, read, onWrite, ...input }: DebouncedInputProps) {
  const field = useRef<HTMLInputElement>(null)
  const written = useRef(current)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const write = () => {
    written.current = read(field.current?.value ?? '')
    onWrite(written.current)
  }
  // When the pause ends, other parameters of the URL may have changed.
  const latestWrite = useRef(write)
  useEffect(() => {
    latestWrite.current = write
  })
  const writeLater = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latestWrite.current(), pauseMs)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (current === written.current) return
    written.current = current
    // Keeps a space at the end, after which the visitor may continue to type.
    if (!field.current || read(field.current.value) === current) return
    clearTimeout(timer.current)
    field.current.value = current
  }, [current, read])

  // The form writes what was typed before hydration: once that is in the URL, it must not replace what has been
  // typed since. After the effect above, which compares with the pre-rendered value.
  const takeEarlyInput = useRef(() => {
    if (field.current) written.current = read(field.current.value)
  })
  useEffect(() => takeEarlyInput.current(), [])

  return (
    <input
      {...input}
      ref={field}
      defaultValue={current}
      onChange={writeLater}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        clearTimeout(timer.current)
        write()
      }}
    />
  )
}
