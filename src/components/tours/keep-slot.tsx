import { useEffect, useState } from 'react'
import type { TourCard } from '../../content/model'
import { whenIdle } from '../../lib/when-idle'

type Chunk = typeof import('./keep-button')

/** The place of the button that keeps a tour, which is loaded when the browser is idle. */
export function KeepSlot({ tour }: { tour: Pick<TourCard, 'id' | 'title'> }) {
  const [chunk, setChunk] = useState<Chunk>()
  useEffect(
    // Without the button a tour cannot be kept, but the page works.
    () => whenIdle(() => void import('./keep-button').then(setChunk, () => undefined)),
    [],
  )
  return chunk ? <chunk.KeepButton tour={tour} /> : null
}
