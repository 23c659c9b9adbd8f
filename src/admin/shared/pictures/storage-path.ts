/** The folders of the bucket, by what their pictures belong to. */
export type PictureFolder = 'gallery' | 'tours' | 'blog'

/** The bucket that all pictures of the site live in. */
export const pictureBucket = 'gallery'

/**
 * A name for a new object that nobody can guess and no file name can influence, in the form the
 * bucket's policy asks for.
 */
export function newStoragePath(folder: PictureFolder, extension: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const name = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${folder}/${name}.${extension}`
}
