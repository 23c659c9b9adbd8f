import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'

/**
 * Milliseconds that a file must have been left alone before a value counts as that of its stamp: a disk may
 * give two changes in quick succession the same time.
 */
const settled = 2000

/**
 * Remembers, for as long as the process lives, a value that was computed from the bytes of a file. The file
 * is read again when its size, its number or a time of it differs; the time of a change of state cannot be
 * set by hand.
 *
 * @param compute the value of some bytes
 * @returns the value for a file by its path; rejects where the file cannot be read
 */
export function rememberedFor(
  compute: (bytes: Buffer) => string,
): (file: string) => Promise<string> {
  const known = new Map<string, { stamp: string; value: string }>()
  return async (file) => {
    const { ino, size, mtimeNs, ctimeNs, ctimeMs } = await stat(file, { bigint: true })
    const stamp = [ino, size, mtimeNs, ctimeNs].join()
    const old = known.get(file)
    if (old?.stamp === stamp) return old.value
    // Judged before the file is read: what is written meanwhile has a later stamp.
    const isSettled = Date.now() - Number(ctimeMs) > settled
    const value = compute(await readFile(file))
    if (isSettled) known.set(file, { stamp, value })
    return value
  }
}

/** Hash of the bytes of a file. */
export const hashOfFile = rememberedFor((bytes) => createHash('sha256').update(bytes).digest('hex'))
