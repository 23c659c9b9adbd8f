const uploaded =
  /^(?:https:\/\/[^/?#]+)?\/storage\/v1\/object\/public\/gallery\/((gallery|tours|blog)\/([a-z0-9][a-z0-9_-]{0,100})\.(?:jpg|jpeg|png|webp|avif))$/

const groupOf: Readonly<Record<string, string>> = {
  gallery: 'gallery',
  tours: 'tours',
  blog: 'articles',
}

/** Folders below /images with a folder `uploads`. */
export const uploadedGroups: readonly string[] = Object.values(groupOf)

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
