/** Path of the public bucket, relative to the URL of the backend. */
export const bucketPath = '/storage/v1/object/public/gallery/'

/** Folder of the bucket with what builds derive from uploads; the database writes the same name. */
export const derivedFolder = 'derived/'

/** File extensions that the bucket allows; the studio uploads WebP. */
const extensions = ['webp', 'jpg', 'jpeg', 'png', 'avif']

const fileName = '[a-z0-9][a-z0-9_-]{0,100}'

const uploaded = new RegExp(
  `^(?:https://[^/?#]+)?${bucketPath}((gallery|tours|blog)/(${fileName})\\.(?:${extensions.join('|')}))$`,
)

const groupOf: Readonly<Record<string, string>> = {
  gallery: 'gallery',
  tours: 'tours',
  blog: 'articles',
}

/** Folders of `/images` that have a subfolder `uploads`. */
export const uploadedGroups: readonly string[] = Object.values(groupOf)

const uploadedOnSite = new RegExp(
  `^/images/(${uploadedGroups.join('|')})/uploads/(${fileName})\\.jpg$`,
)

/** A picture that was uploaded in the studio. */
export type UploadedPicture = {
  /** Name of its file in the bucket, for example `blog/harvest-1.webp`. */
  storagePath: string
  /** Its URL on the site. */
  url: string
}

/**
 * Parses the URL of an uploaded picture.
 *
 * @param url URL of a picture as in a row
 * @returns null for URLs outside the bucket
 */
export function uploadedPicture(url: string): UploadedPicture | null {
  const [, storagePath, folder, name] = uploaded.exec(url) ?? []
  const group = groupOf[folder ?? '']
  if (storagePath === undefined || group === undefined) return null
  return { storagePath, url: `/images/${group}/uploads/${name}.jpg` }
}

/** The URL of a picture on the site; differs from that in the row only for uploads. */
export function siteUrl(url: string): string {
  return uploadedPicture(url)?.url ?? url
}

/**
 * Possible names of an upload in the bucket, the most likely first: its URL on the site does not have the
 * original file extension.
 *
 * @param url URL of a picture on the site
 * @returns an empty list for a picture that is not an upload
 */
export function storagePathsOf(url: string): string[] {
  const [, group, name] = uploadedOnSite.exec(url) ?? []
  const folder = Object.keys(groupOf).find((key) => groupOf[key] === group)
  if (folder === undefined) return []
  return extensions.map((extension) => `${folder}/${name}.${extension}`)
}

/** Whether a URL on the site is that of an upload. */
export function isUploadUrl(url: string): boolean {
  return uploadedOnSite.test(url)
}

/**
 * Names under which a picture may be in the register of withdrawn pictures.
 *
 * @param url as in a row, in a module or on a built site
 */
export function registeredNamesOf(url: string): string[] {
  // Same rule as the database function `picture_file`.
  const inBucket = /^.*\/storage\/v1\/(?:object|render\/image)\/public\/gallery\//s
  const plain = url.replace(inBucket, '').replace(/[?#].*$/s, '')
  return [plain, ...storagePathsOf(plain)]
}
