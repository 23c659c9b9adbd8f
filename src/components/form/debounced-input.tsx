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
  /** Whether the URL belongs to something else now, such as an opened dialog: what was typed is written afterwards. */
  isHeld?: boolean
}

/**
 * A text field for a URL parameter. The URL is updated when typing pauses, because browsers limit the
 * rate of its changes, or on Enter. When the URL changes otherwise (Back, a cleared filter), the field
 * shows the new value.
 */
export function DebouncedInput({
  current,
  read,
  onWrite,
  isHeld = false,
  ...input
}: DebouncedInputProps) {
  const field = useRef<HTMLInputElement>(null)
  // Ends with the latest; earlier ones are on their way to the URL, which takes its time on a slow processor.
  const written = useRef([current])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOwed = useRef(false)
  const write = () => {
    isOwed.current = isHeld
    if (isHeld) return
    const value = read(field.current?.value ?? '')
    written.current.push(value)
    onWrite(value)
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
    if (!isHeld && isOwed.current) latestWrite.current()
  }, [isHeld])

  useEffect(() => {
    const arrived = written.current.indexOf(current)
    written.current = arrived < 0 ? [current] : written.current.slice(arrived)
    if (arrived >= 0) return
    // Keeps a space at the end, after which the visitor may continue to type.
    if (!field.current || read(field.current.value) === current) return
    clearTimeout(timer.current)
    field.current.value = current
  }, [current, read])

  // The form writes what was typed before hydration: once that is in the URL, it must not replace what has been
  // typed since. After the effect above, which compares with the pre-rendered value.
  const takeEarlyInput = useRef(() => {
    if (field.current) written.current.push(read(field.current.value))
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
