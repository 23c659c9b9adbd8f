import { uploadedPicture } from '../../../publish/site-address'

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

const ending = /\.[a-z0-9]+$/

/**
 * What the name of a small copy has in place of the ending of its picture's name. The same for all, so
 * that the name follows from that of the picture: where a browser cannot write WebP, the copy is a
 * JPEG, as its content type says.
 */
export const thumbnailEnding = '-thumb.webp'

/** The name of the small copy that lies beside an object, or its address beside that of the object. */
export function thumbnailOf(pathOrAddress: string): string {
  return pathOrAddress.replace(ending, thumbnailEnding)
}

/** The address of the small copy of an upload; nothing for a picture that is no upload. */
export function thumbnailUrl(address: string): string | undefined {
  return uploadedPicture(address) ? thumbnailOf(address) : undefined
}
