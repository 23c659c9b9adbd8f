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

/** Where the data of before a reset or a restore is kept, inside the data folder. */
const keptFolder = 'kept'

/** Where a restore works until it is done, inside the data folder. */
export const workFolder = 'restoring'

/** So many states of before are kept; the oldest goes. */
const keptStates = 3

/** Everything the project puts into the data folder; nothing else is ever moved. */
const ownEntries = [
  'db',
  'db.building',
  'storage',
  'keys.json',
  ...publishEntries,
  // Of the time when there was one site and no releases.
  'site',
  'site.hash',
  'site.next',
  'site.old',
]

/** At least one of these is in every folder of ours; `site` alone could be anybody's. */
const signs = ['keys.json', 'db.building', 'db/base']

/**
 * Looks whether a folder is empty of our entries, or ours.
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
 * Moves the data aside, into a folder of its own below `kept`, and lets the oldest beyond the third go.
 * The caller holds the lock. Links are moved themselves, never what they point to.
 *
 * @returns where it lies now; undefined when there was none
 */
export function moveAside(dataDir: string): string | undefined {
  const entries = ownEntries.filter((entry) =>
    lstatSync(join(dataDir, entry), { throwIfNoEntry: false }),
  )
  if (entries.length === 0) return undefined
  const kept = join(dataDir, keptFolder)
  const folder = join(kept, newFolderName())
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const entry of entries) renameSync(join(dataDir, entry), join(folder, entry))
  const states = readdirSync(kept).filter((name) => /^\d{14}-[0-9a-f]{8}$/.test(name))
  for (const name of states.toSorted().slice(0, -keptStates)) removeTree(join(kept, name))
  return folder
}

/** Deletes a file or folder; a link is cut, never followed: what it points to is not ours. */
export function removeTree(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found?.isSymbolicLink()) unlinkSync(path)
  else if (found !== undefined) rmSync(path, { recursive: true, force: true })
}
