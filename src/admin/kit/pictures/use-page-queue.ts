import { useEffect, useRef, useState } from 'react'

/**
 * A queue that is disposed with its page.
 *
 * @param create called once
 */
export function usePageQueue<Queue extends { dispose: () => void }>(create: () => Queue): Queue {
  const [queue] = useState(create)
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    clearTimeout(ending.current)
    return () => {
      // Strict mode unmounts and remounts every page at once; only a page that stays unmounted is
      // gone.
      ending.current = setTimeout(() => queue.dispose())
    }
  }, [queue])
  return queue
}
