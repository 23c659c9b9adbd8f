import { relative } from 'node:path'
import { prepareDataDir } from '../../supabase/local/disk'
import { lockDataDir } from '../../supabase/local/lock'
import { bootLocalStack, type LocalStackOptions } from '../../supabase/local/stack'
import { hasLocalData, moveAside } from '../backup/kept-data'
import { log } from '../local-server/console'
import { readSettings } from '../settings'

/**
 * Moves the local data aside and starts again with the sample content. Works on damaged folders, too.
 *
 * @param options `dataDir`: only entries made by this project are moved
 * @returns the folder with the previous data; undefined when there was none
 * @throws StartError when the folder is in use, cannot be written or is no data folder of this project
 */
export async function reset(
  options: Omit<LocalStackOptions, 'siteUrl'>,
): Promise<string | undefined> {
  const { dataDir, log: report } = options
  prepareDataDir(dataDir)
  hasLocalData(dataDir)
  const lock = await lockDataDir(dataDir)
  let before: string | undefined
  try {
    before = moveAside(dataDir)
  } finally {
    await lock.release()
  }
  if (before !== undefined) report?.(`the data of before is in ${before}`)
  const stack = await bootLocalStack({ ...options, siteUrl: 'http://localhost' })
  await stack.stop()
  return before
}

export async function main(): Promise<void> {
  const { dataDir, contentDir, adminPassword } = readSettings()
  const before = await reset({ dataDir, contentDir, adminPassword, log })
  console.log('\n  The local data is as new. Start with npm start.')
  const back = before && `npm run restore -- ${relative(process.cwd(), before) || before}`
  console.log(back ? `  The data of before comes back with ${back}\n` : '')
}
