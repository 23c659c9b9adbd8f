import { galleryLargeEvery, galleryWideEvery } from '../../content/limits'

/**
 * Size of the tile at a position counted from 1: every 7th is large, every other 5th wide, and no other
 * tile is either. The dense grid fills what a larger tile leaves free; only the last rows may be ragged.
 */
export function sizeAt(position: number): 'large' | 'wide' | 'ordinary' {
  if (position % galleryLargeEvery === 0) return 'large'
  return position % galleryWideEvery === 0 ? 'wide' : 'ordinary'
}
