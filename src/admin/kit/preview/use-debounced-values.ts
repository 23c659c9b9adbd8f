import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Wait after the last key press before the preview updates, in ms. */
const debounceMs = 250

/** The values of a form, updated when typing pauses. */
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
