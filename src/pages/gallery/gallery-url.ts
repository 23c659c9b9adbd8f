import { galleryCategories, type GalleryCategory } from '../../content/gallery-texts'

/** The category in the query: its first value, matched exactly; undefined for any other value. */
export function galleryCategoryOf(search: string): GalleryCategory | undefined {
  const wanted = new URLSearchParams(search).get('category')
  return galleryCategories.find((category) => category === wanted)
}

/** The picture whose id is in the query; only the canonical form of the number matches. */
export function photoOf<Photo extends { id: number }>(
  search: string,
  photos: readonly Photo[],
): Photo | undefined {
  const wanted = new URLSearchParams(search).get('photo')
  return photos.find(({ id }) => String(id) === wanted)
}

/** The query with one parameter set or removed; the others stay. */
export function withParameter(
  search: string,
  name: 'category' | 'photo',
  value: string | number | undefined,
): string {
  const query = new URLSearchParams(search)
  query.delete(name)
  if (value !== undefined) query.set(name, String(value))
  const text = query.toString().replaceAll('+', '%20')
  return text && `?${text}`
}

/** Id of a picture's tile, to which the viewer returns the focus. */
export function tileId(photoId: number): string {
  return `photo-${photoId}`
}
