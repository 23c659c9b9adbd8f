import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Name of the pointer in the data folder. */
export const pointerFile = 'live.json'

/** A plain name, so that no pointer can lead outside its folder. */
const folderName = z.string().regex(/^[\w-]+$/)

const pointerSchema = z.object({
  release: folderName.nullable(),
  previous: z.array(folderName),
  content: folderName.nullable(),
  inputs: z.string(),
  publish: z.number().int().nullable(),
})

/** Names the live release of a data folder. */
export type LivePointer = {
  /** Folder below `releases`; null before the first build. */
  release: string | null
  /** Earlier releases, the latest first: open tabs still request their files. */
  previous: string[]
  /** Folder below `content` that the release was built from; null for the content as committed. */
  content: string | null
  /** Hash of everything the release was built from. */
  inputs: string
  /** Id of the publish that made it; null for a build of the content as committed. */
  publish: number | null
}

/** The pointer before the first build. */
export const noRelease: LivePointer = {
  release: null,
  previous: [],
  content: null,
  inputs: '',
  publish: null,
}

/** Reads the pointer of a data folder; null when it is missing or cannot be read. */
export async function storedPointer(dataDir: string): Promise<LivePointer | null> {
  try {
    return pointerSchema.parse(JSON.parse(await readFile(join(dataDir, pointerFile), 'utf8')))
  } catch {
    return null
  }
}

/** Reads the pointer of a data folder; `noRelease` when it is missing or cannot be read. */
export async function readPointer(dataDir: string): Promise<LivePointer> {
  return (await storedPointer(dataDir)) ?? noRelease
}

/** Replaces the pointer atomically: even after a power cut, a reader finds the old or the new one. */
export async function writePointer(dataDir: string, pointer: LivePointer): Promise<void> {
  const file = join(dataDir, pointerFile)
  const next = `${file}.next`
  const handle = await open(next, 'w', 0o600)
  try {
    await handle.writeFile(`${JSON.stringify(pointer, null, 2)}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(next, file)
}
