import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { gallery } from '../../content/gallery'
import type { GalleryCategory } from '../../content/categories'
import type { GalleryImage } from '../../content/model'
import { paths } from '../../lib/paths'
import { useHydrated } from '../../lib/use-hydrated'
import { galleryCategoryOf, photoOf, withParameter } from './gallery-url'

/** History state of a picture opened from the gallery: closing it can then go back. */
const fromGallery = { fromGallery: true }

function isFromGallery(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromGallery' in state
}

/** The state of the gallery in the URL, and functions that change it. */
export function useGalleryUrl() {
  const { search, state, key } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const closedKey = useRef<string>(undefined)
  // The HTML was pre-rendered without a query, so hydration must not use it.
  const query = isHydrated ? search : ''
  const urlOf = (photo: GalleryImage) => paths.gallery() + withParameter(search, 'photo', photo.id)

  return {
    category: galleryCategoryOf(query),
    /** The opened picture. */
    photo: photoOf(query, gallery),
    choose: (category: GalleryCategory | undefined) => {
      const next = withParameter(search, 'category', category)
      if (next !== search) void navigate(paths.gallery() + next)
    },
    /** Link of a tile; without the viewer, before hydration, to the file itself. */
    tileLink: (photo: GalleryImage) =>
      isHydrated ? { to: urlOf(photo), state: fromGallery } : { to: photo.url },
    /** Replaces the opened picture by another; Back still closes the viewer. */
    move: (photo: GalleryImage) => void navigate(urlOf(photo), { replace: true, state }),
    close: () => {
      // Going back is asynchronous; a second click must not go back twice.
      if (closedKey.current === key) return
      closedKey.current = key
      if (isFromGallery(state)) void navigate(-1)
      else {
        void navigate(paths.gallery() + withParameter(search, 'photo', undefined), {
          replace: true,
        })
      }
    },
  }
}
