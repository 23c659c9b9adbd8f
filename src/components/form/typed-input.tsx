import { useEffect, useRef, type ComponentProps } from 'react'

const pauseMs = 250

type TypedInputProps = Omit<
  ComponentProps<'input'>,
  'defaultValue' | 'onChange' | 'onKeyDown' | 'ref'
> & {
  /** What the address says. */
  current: string
  /** What a typed text becomes in the address. */
  read: (typed: string) => string
  onWrite: (value: string) => void
}

/**
 * A text field beside a parameter of the address. The field keeps what is typed, letter by letter;
 * the address follows when the typing pauses, because browsers allow only so many changes of it,
 * or at Enter. When the address changes by other means (Back, a cleared filter), the field follows.
 */
export function TypedInput({ current, read, onWrite, ...input }: TypedInputProps) {
  const field = useRef<HTMLInputElement>(null)
  const written = useRef(current)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const write = () => {
    written.current = read(field.current?.value ?? '')
    onWrite(written.current)
  }
  // By the time the pause ends the rest of the address may be another one.
  const latestWrite = useRef(write)
  useEffect(() => {
    latestWrite.current = write
  })
  const follow = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latestWrite.current(), pauseMs)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (current === written.current) return
    written.current = current
    // Whoever goes on typing the same words keeps the blank at their end.
    if (!field.current || read(field.current.value) === current) return
    clearTimeout(timer.current)
    field.current.value = current
  }, [current, read])

  return (
    <input
      {...input}
      ref={field}
      defaultValue={current}
      onChange={follow}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        clearTimeout(timer.current)
        write()
      }}
    />
  )
}
