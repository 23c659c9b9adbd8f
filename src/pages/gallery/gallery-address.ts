import { galleryCategories, type GalleryCategory } from '../../content/model'

/** The series that the query names: the first value, matched exactly. Anything else is none. */
export function galleryCategoryOf(search: string): GalleryCategory | undefined {
  const wanted = new URLSearchParams(search).get('category')
  return galleryCategories.find((category) => category === wanted)
}

/** The picture of the list whose number the query names, written just as the site writes it. */
export function photoOf<Photo extends { id: number }>(
  search: string,
  photos: readonly Photo[],
): Photo | undefined {
  const wanted = new URLSearchParams(search).get('photo')
  return photos.find(({ id }) => String(id) === wanted)
}

/** The query with another value of one parameter, or without it; all the others stay. */
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
