import { useEffect, useRef, useState } from 'react'

/**
 * A queue that lives as long as its page: what is not done when the page goes is stopped.
 *
 * @param create called once
 */
export function usePageQueue<Queue extends { dispose: () => void }>(create: () => Queue): Queue {
  const [queue] = useState(create)
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    clearTimeout(ending.current)
    return () => {
      // Strict mode takes every page away once and brings it back at once; only a page that stays
      // away has ended.
      ending.current = setTimeout(() => queue.dispose())
    }
  }, [queue])
  return queue
}
