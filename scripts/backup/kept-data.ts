import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  unlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../supabase/local/start-error'
import { newFolderName, publishEntries } from '../publish/release-folders'

/** Folder for the data from before a reset or a restore, inside the data folder. */
const keptFolder = 'kept'

/** Work folder of a restore, inside the data folder. */
export const workFolder = 'restoring'

/** How many earlier states are kept. */
const keptStates = 3

/** Everything that the project writes to the data folder; nothing else is ever moved. */
const ownEntries = [
  'db',
  'db.building',
  'storage',
  'keys.json',
  ...publishEntries,
  // From versions that had one site and no releases.
  'site',
  'site.hash',
  'site.next',
  'site.old',
]

/** Every data folder has at least one of these; `site` alone could belong to anything. */
const signs = ['keys.json', 'db.building', 'db/base']

/**
 * Checks that a folder is a data folder of this project, or holds none of its entries.
 *
 * @returns whether there is data in it
 * @throws StartError when it looks like somebody else's
 */
export function hasLocalData(dataDir: string): boolean {
  const has = (entry: string) => existsSync(join(dataDir, entry))
  if (!ownEntries.some(has)) return false
  if (signs.some(has)) return true
  throw new StartError(
    `${dataDir} does not look like a data folder of this project, so nothing in it was touched: check LOCAL_DATA_DIR, or empty the folder yourself.`,
  )
}

/**
 * Moves the data to a new folder below `kept`, and deletes the oldest beyond the third. The caller holds the
 * lock. Symbolic links are moved, not followed.
 *
 * @returns its new folder; undefined when there was no data
 */
export function moveAside(dataDir: string): string | undefined {
  const entries = ownEntries.filter((entry) =>
    lstatSync(join(dataDir, entry), { throwIfNoEntry: false }),
  )
  if (entries.length === 0) return undefined
  const kept = join(dataDir, keptFolder)
  const states = existsSync(kept)
    ? readdirSync(kept).filter((name) => /^\d{14}-[0-9a-f]{8}$/.test(name))
    : []
  const name = nameAfter(states.toSorted().at(-1))
  const folder = join(kept, name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const entry of entries) renameSync(join(dataDir, entry), join(folder, entry))
  for (const old of [...states, name].toSorted().slice(0, -keptStates)) removeTree(join(kept, old))
  return folder
}

/** A new folder name that sorts last, also where the clock was set back: the first ones are deleted. */
function nameAfter(last: string | undefined): string {
  const name = newFolderName()
  if (last === undefined || name > last) return name
  return `${Number(last.slice(0, 14)) + 1}${name.slice(14)}`
}

/** Deletes a file or folder; a symbolic link is removed, not followed. */
export function removeTree(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found?.isSymbolicLink()) unlinkSync(path)
  else if (found !== undefined) rmSync(path, { recursive: true, force: true })
}
