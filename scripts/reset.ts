import { lstatSync, rmSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { prepareDataDir } from '../supabase/local/keys'
import { lockDataDir } from '../supabase/local/lock'
import { bootLocalStack } from '../supabase/local/stack'
import { log } from './local-server/console'
import { readSettings } from './settings'

/** Everything the project puts into the data folder; nothing else is ever deleted. */
const ownEntries = ['db', 'db.building', 'storage', 'keys.json', 'site']

/**
 * Throws the local data away and starts again with the sample content. Works on damaged folders, too.
 *
 * @param dataDir the data folder; only the entries this project made in it are deleted
 * @throws StartError when the folder is in use or cannot be written
 */
export async function reset(
  dataDir: string,
  adminPassword: string,
  report: (line: string) => void = () => undefined,
): Promise<void> {
  prepareDataDir(dataDir)
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
