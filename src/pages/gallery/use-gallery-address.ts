import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { gallery } from '../../content/gallery'
import type { GalleryCategory, GalleryImage } from '../../content/model'
import { paths } from '../../lib/paths'
import { useHydrated } from '../../lib/use-hydrated'
import { galleryCategoryOf, photoOf, withParameter } from './gallery-address'

/** Left in the history with an opened picture, so that closing it can go back. */
const fromGallery = { fromGallery: true }

function isFromGallery(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromGallery' in state
}

/** What the address of the gallery says, and the ways to change it. */
export function useGalleryAddress() {
  const { search, state, key } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const closedKey = useRef<string>(undefined)
  // The HTML of the build was written without a query, so the first pass must not know it.
  const query = isHydrated ? search : ''
  const addressOf = (photo: GalleryImage) =>
    paths.gallery() + withParameter(search, 'photo', photo.id)

  return {
    category: galleryCategoryOf(query),
    /** The opened picture. */
    photo: photoOf(query, gallery),
    choose: (category: GalleryCategory | undefined) => {
      const next = withParameter(search, 'category', category)
      if (next !== search) void navigate(paths.gallery() + next)
    },
    /** Where a tile leads: to the file itself until the page can show a viewer. */
    tileLink: (photo: GalleryImage) =>
      isHydrated ? { to: addressOf(photo), state: fromGallery } : { to: photo.url },
    /** Shows another picture in place of the opened one; Back still leads out of the viewer. */
    move: (photo: GalleryImage) => void navigate(addressOf(photo), { replace: true, state }),
    close: () => {
      // The way back takes a moment; a second press must not go back twice.
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
