import { thumbnailEnding, thumbnailOf } from '../kit/pictures/storage-path'

/** A file of the store, as a list shows it. */
type StoredFile = { name: string; size: number | null }

/** A file with what belongs to it: the names of all its objects, and their size together in bytes. */
export type WholeFile<File extends StoredFile> = File & { names: string[] }

/** Puts the small copies of pictures with their pictures; one that is alone stays as it is. */
export function withThumbnails<File extends StoredFile>(files: readonly File[]): WholeFile<File>[] {
  const byName = new Map(files.map((file) => [file.name, file]))
  const pictures = files.filter(({ name }) => !name.endsWith(thumbnailEnding))
  const owned = new Set(pictures.map(({ name }) => thumbnailOf(name)))
  return files
    .filter(({ name }) => !owned.has(name))
    .map((file) => {
      const copy = owned.has(thumbnailOf(file.name))
        ? byName.get(thumbnailOf(file.name))
        : undefined
      return {
        ...file,
        names: [file.name, ...(copy ? [copy.name] : [])],
        size: copy && file.size !== null ? file.size + (copy.size ?? 0) : file.size,
      }
    })
}
