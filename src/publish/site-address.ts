/** Where the bucket of the studio answers, below the address of the backend. */
export const bucketPath = '/storage/v1/object/public/gallery/'

/** Endings of the files that the bucket takes; the studio makes WebP. */
const endings = ['webp', 'jpg', 'jpeg', 'png', 'avif']

const fileName = '[a-z0-9][a-z0-9_-]{0,100}'

const uploaded = new RegExp(
  `^(?:https://[^/?#]+)?${bucketPath}((gallery|tours|blog)/(${fileName})\\.(?:${endings.join('|')}))$`,
)

const groupOf: Readonly<Record<string, string>> = {
  gallery: 'gallery',
  tours: 'tours',
  blog: 'articles',
}

/** Folders below /images with a folder `uploads`. */
export const uploadedGroups: readonly string[] = Object.values(groupOf)

const uploadedOnSite = new RegExp(
  `^/images/(${uploadedGroups.join('|')})/uploads/(${fileName})\\.jpg$`,
)

/** A picture that was uploaded in the studio. */
export type UploadedPicture = {
  /** Name of its file in the bucket, for example `blog/harvest-1.webp`. */
  storagePath: string
  /** Its address on the site. */
  address: string
}

/**
 * What an address says about an upload.
 *
 * @param url a picture's address as a row holds it
 * @returns null for every address that is none of the bucket
 */
export function uploadedPicture(url: string): UploadedPicture | null {
  const [, storagePath, folder, name] = uploaded.exec(url) ?? []
  const group = groupOf[folder ?? '']
  if (storagePath === undefined || group === undefined) return null
  return { storagePath, address: `/images/${group}/uploads/${name}.jpg` }
}

/** The site's own address of a picture that was uploaded in the studio; any other as it is. */
export function siteAddress(url: string): string {
  return uploadedPicture(url)?.address ?? url
}

/**
 * Names that the file of an upload may have in the bucket, the likeliest first: its address on the site
 * does not tell what kind of file it was.
 *
 * @param address a picture's address on the site
 * @returns nothing for a picture that was not uploaded in the studio
 */
export function storagePathsOf(address: string): string[] {
  const [, group, name] = uploadedOnSite.exec(address) ?? []
  const folder = Object.keys(groupOf).find((key) => groupOf[key] === group)
  if (folder === undefined) return []
  return endings.map((ending) => `${folder}/${name}.${ending}`)
}

/** Whether an address of the site is that of a picture that was uploaded in the studio. */
export function isUploadAddress(address: string): boolean {
  return uploadedOnSite.test(address)
}

/**
 * Names under which the register of withdrawn pictures may hold the file of a picture.
 *
 * @param address as a row, a module or a built site gives it
 */
export function registeredNamesOf(address: string): string[] {
  // As `picture_file` of the database counts it.
  const inBucket = /^.*\/storage\/v1\/(?:object|render\/image)\/public\/gallery\//s
  const plain = address.replace(inBucket, '').replace(/[?#].*$/s, '')
  return [plain, ...storagePathsOf(plain)]
}
