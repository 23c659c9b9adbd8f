import { existsSync, lstatSync, rmSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { prepareDataDir } from '../supabase/local/keys'
import { lockDataDir } from '../supabase/local/lock'
import { bootLocalStack } from '../supabase/local/stack'
import { StartError } from '../supabase/local/start-error'
import { log } from './local-server/console'
import { publishEntries } from './publish/release-folders'
import { readSettings } from './settings'

/** Everything the project puts into the data folder; nothing else is ever deleted. */
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
 * Throws the local data away and starts again with the sample content. Works on damaged folders, too.
 *
 * @param dataDir the data folder; only the entries this project made in it are deleted
 * @throws StartError when the folder is in use, cannot be written or does not look like ours
 */
export async function reset(
  dataDir: string,
  adminPassword: string,
  report: (line: string) => void = () => undefined,
): Promise<void> {
  prepareDataDir(dataDir)
  const has = (entry: string) => existsSync(join(dataDir, entry))
  if (ownEntries.some(has) && !signs.some(has)) {
    throw new StartError(
      `${dataDir} does not look like a data folder of this project, so nothing in it was deleted: check LOCAL_DATA_DIR, or empty the folder yourself.`,
    )
  }
  const lock = await lockDataDir(dataDir)
  try {
    for (const entry of ownEntries) remove(join(dataDir, entry))
  } finally {
    await lock.release()
  }
  report('local data deleted')
  const stack = await bootLocalStack({
    dataDir,
    adminPassword,
    siteUrl: 'http://localhost',
    log: report,
  })
  await stack.stop()
}

/** A link is cut, never followed: what it points to is not ours. */
function remove(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found?.isSymbolicLink()) unlinkSync(path)
  else if (found !== undefined) rmSync(path, { recursive: true, force: true })
}

export async function main(): Promise<void> {
  const { dataDir, adminPassword } = readSettings()
  await reset(dataDir, adminPassword, log)
  console.log('\n  The local data is as new. Start with npm start.\n')
}
