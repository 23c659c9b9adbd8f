import { useEffect, useState } from 'react'

/** The value, updated once it has not changed for `debounceMs`. */
export function useDebouncedValue<Value>(value: Value, debounceMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value, debounceMs])
  return settled
}
