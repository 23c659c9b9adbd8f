import { itemProblem, type ContentProblem } from '../../src/publish/problems.ts'
import type { PictureUse } from '../../src/publish/read-content.ts'
import { isUploadUrl, storagePathsOf } from '../../src/publish/picture-url.ts'
import { readModules } from '../images/update.ts'
import { isPublicFile, type PullPlaces } from './pull-places.ts'
import { hasMaster, unusedMasters, type Staged, type Upload } from './uploads.ts'

/** Uploads that the content shows and that have no master yet, without duplicates. */
export function uploadsOf(
  pictures: readonly PictureUse[],
  known: ReadonlySet<string>,
  masters: string,
): Upload[] {
  const uploads = new Map<string, Upload>()
  for (const { address, storagePath } of pictures) {
    if (known.has(address) || hasMaster(masters, address)) continue
    const storagePaths = storagePath === null ? storagePathsOf(address) : [storagePath]
    if (storagePaths.length > 0) uploads.set(address, { address, storagePaths })
  }
  return [...uploads.values()]
}

/** Pictures of the site that are missing and cannot be fetched, since they are no uploads. */
export function lostPictures(
  pictures: readonly PictureUse[],
  known: ReadonlySet<string>,
): ContentProblem[] {
  return pictures.flatMap(({ address, item, field }) => {
    const isThere =
      !address.startsWith('/') ||
      isUploadUrl(address) ||
      known.has(address) ||
      isPublicFile(address)
    if (isThere) return []
    const message = `The picture ${address} is missing on the site: choose another, or upload it again.`
    return [itemProblem(item, message, field)]
  })
}

/** Uploads that the content no longer shows. */
export type Unused = {
  /** Masters, as absolute paths. */
  masters: string[]
  /** Those in the repository: committed masters, and addresses that its modules name. */
  listed: string[]
}

/** What a pull deletes, unless its places keep it. */
export async function unusedPictures(
  places: PullPlaces,
  used: ReadonlySet<string>,
): Promise<Unused> {
  if (places.keepsUnused) return { masters: [], listed: [] }
  const { committedMasters } = places
  const committed = committedMasters === null ? [] : await unusedMasters(committedMasters, used)
  const named = Object.keys(await readModules(places.pictureModules))
  return {
    masters: [...committed, ...(await unusedMasters(places.masters, used))],
    listed: [
      ...committed,
      ...named.filter((address) => isUploadUrl(address) && !used.has(address)),
    ],
  }
}

/** A problem for every use of an upload that could not be fetched. */
export function lackingProblems(pictures: readonly PictureUse[]) {
  return ({ upload, isMissing }: Staged['lacking'][number]): ContentProblem[] =>
    pictures
      .filter(({ address }) => address === upload.address)
      .map(({ item, field }) =>
        itemProblem(
          item,
          isMissing
            ? `The picture is missing: its file ${nameOf(upload)} is not in the store. Upload it again.`
            : `The file ${nameOf(upload)} is no picture that the site can show. Upload another.`,
          field,
        ),
      )
}

/** The file name for an editor to look for in the bucket, or what is known of it. */
function nameOf({ storagePaths: [first = ''], storagePaths }: Upload): string {
  return storagePaths.length === 1 ? first : first.replace(/\.\w+$/, '')
}
