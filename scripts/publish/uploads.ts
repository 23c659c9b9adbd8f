import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { forEachAtOnce } from '../for-each-at-once.ts'
import { storagePathsOf, uploadedGroups } from '../../src/publish/picture-url.ts'
import { cleanMaster } from '../images/clean-master.ts'
import { fetchFirst, masterOf, type FetchUpload } from '../images/prepare-uploads.ts'

/** A picture that was uploaded in the studio and that content shows. */
export type Upload = {
  /**
   * Name of its file in the bucket, for example `blog/harvest-1.webp`; several that it may have where
   * only its address on the site is known.
   */
  storagePaths: readonly string[]
  /** Its address on the site. */
  address: string
}

const atOnce = 4

/** Uploads that were fetched to a temporary folder. */
export type Staged = {
  /** Those that are missing in the bucket, or are no pictures. */
  lacking: { upload: Upload; isMissing: boolean }[]
  /**
   * Moves the fetched ones to the folder of the masters.
   *
   * @returns a function that removes them again
   */
  place: (masters: string) => Promise<() => Promise<void>>
  /** Deletes what has not been moved to its place. */
  discard: () => Promise<void>
}

/**
 * Fetches uploads to a temporary folder, checks that they are pictures, and removes camera metadata.
 *
 * @param fetchUpload the bytes of a file of the bucket, null when there is none
 * @throws whatever `fetchUpload` throws; nothing is left behind then
 */
export async function stageUploads(
  uploads: readonly Upload[],
  fetchUpload: FetchUpload,
): Promise<Staged> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shamba-uploads-'))
  const discard = () => rm(folder, { recursive: true, force: true })
  const lacking: Staged['lacking'] = []
  const fetched: { master: string; file: string }[] = []
  const waiting = uploads.map((upload, index) => ({ upload, file: path.join(folder, `${index}`) }))
  const fetchOne = async ({ upload, file }: (typeof waiting)[number]) => {
    const found = await fetchFirst(upload.storagePaths, fetchUpload)
    const master = found && (await cleanMaster(found.bytes))
    if (!found || !master) {
      lacking.push({ upload, isMissing: found === null })
      return
    }
    await writeFile(file, master)
    fetched.push({ master: masterOf(upload.address, found.storagePath), file })
  }
  try {
    await forEachAtOnce(waiting, atOnce, fetchOne)
  } catch (error) {
    await discard()
    throw error
  }
  return { lacking, place: (masters) => placeFiles(masters, fetched), discard }
}

async function placeFiles(
  masters: string,
  fetched: readonly { master: string; file: string }[],
): Promise<() => Promise<void>> {
  const placed: string[] = []
  const takeBack = async () => {
    for (const file of placed) await rm(file, { force: true })
  }
  try {
    for (const { master, file } of fetched) {
      const target = path.join(masters, master)
      const unfinished = `${target}.unfinished-${process.pid}`
      await mkdir(path.dirname(target), { recursive: true })
      placed.push(unfinished, target)
      await copyFile(file, unfinished)
      await rename(unfinished, target)
    }
  } catch (error) {
    await takeBack()
    throw error
  }
  return takeBack
}

/** Whether an upload with that address is among the masters. */
export function hasMaster(masters: string, address: string): boolean {
  return storagePathsOf(address).some((name) =>
    existsSync(path.join(masters, masterOf(address, name))),
  )
}

/** Masters of uploads at addresses that are not among `used`, as absolute paths. */
export async function unusedMasters(masters: string, used: ReadonlySet<string>): Promise<string[]> {
  const unused: string[] = []
  for (const group of uploadedGroups) {
    const folder = path.join(masters, group, 'uploads')
    if (!existsSync(folder)) continue
    for (const name of await readdir(folder)) {
      const address = `/images/${group}/uploads/${name.replace(/\.[^.]+$/, '.jpg')}`
      if (!used.has(address)) unused.push(path.join(folder, name))
    }
  }
  return unused
}
