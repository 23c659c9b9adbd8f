import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Typing rests this long before a preview follows, in ms. */
const debounceMs = 250

/** What stands in the fields of a form, as soon as nobody has typed for a moment. */
export function useDebouncedValues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
): Values {
  const [values, setValues] = useState(() => form.getValues())

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(() => setValues(form.getValues()), debounceMs)
      },
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [form])

  return values
}
