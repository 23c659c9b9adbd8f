import { thumbnailEnding, thumbnailOf } from '../kit/pictures/storage-path'

/** An object in the bucket. */
type StoredFile = { name: string; size: number | null }

/** A file merged with its thumbnail: the names of both objects, and their total size in bytes. */
export type FileWithThumbnail<File extends StoredFile> = File & { names: string[] }

/** Merges thumbnails into their pictures; a thumbnail without its picture stays an entry. */
export function withThumbnails<File extends StoredFile>(
  files: readonly File[],
): FileWithThumbnail<File>[] {
  const byName = new Map(files.map((file) => [file.name, file]))
  const pictures = files.filter(({ name }) => !name.endsWith(thumbnailEnding))
  const thumbnailNames = new Set(pictures.map(({ name }) => thumbnailOf(name)))
  return files
    .filter(({ name }) => !thumbnailNames.has(name))
    .map((file) => {
      const thumbnail = thumbnailNames.has(thumbnailOf(file.name))
        ? byName.get(thumbnailOf(file.name))
        : undefined
      return {
        ...file,
        names: [file.name, ...(thumbnail ? [thumbnail.name] : [])],
        size: thumbnail && file.size !== null ? file.size + (thumbnail.size ?? 0) : file.size,
      }
    })
}
