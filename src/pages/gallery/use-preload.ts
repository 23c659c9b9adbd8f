import { useEffect } from 'react'
import type { GalleryImage } from '../../content/model'
import { savesData } from '../../lib/data-saver'

/** Fetches the pictures before and after the one at `position`, unless the visitor saves data. */
export function usePreload(photos: readonly GalleryImage[], position: number): void {
  useEffect(() => {
    if (savesData()) return
    for (const step of [1, -1]) {
      const neighbour = photos[(position + step + photos.length) % photos.length]
      if (neighbour) new Image().src = neighbour.url
    }
  }, [photos, position])
}
