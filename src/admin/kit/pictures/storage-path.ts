/** The folders of the bucket, by the kind of entry. */
export type PictureFolder = 'gallery' | 'tours' | 'blog'

/** The bucket of all pictures of the site. */
export const pictureBucket = 'gallery'

/**
 * A new object's path, random so that it cannot be guessed or influenced by the file name, in the
 * form that the bucket's policy requires.
 */
export function newStoragePath(folder: PictureFolder, extension: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const name = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${folder}/${name}.${extension}`
}

const ending = /\.[a-z0-9]+$/

/**
 * Replaces the extension in a thumbnail's name. It is always the same, so that the name follows
 * from the picture's: where a browser cannot write WebP, the thumbnail is a JPEG, as its content
 * type says.
 */
export const thumbnailEnding = '-thumb.webp'

/** The path or URL of the thumbnail beside an object. */
export function thumbnailOf(pathOrUrl: string): string {
  return pathOrUrl.replace(ending, thumbnailEnding)
}
