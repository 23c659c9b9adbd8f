import { useEffect, useState } from 'react'

/** A value as it was when it last rested for `debounceMs`. */
export function useDebouncedValue<Value>(value: Value, debounceMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value, debounceMs])
  return settled
}
