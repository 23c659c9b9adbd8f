import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { lockDataDir } from '../../supabase/local/lock'
import { diskError } from '../../supabase/local/disk'
import { StartError } from '../../supabase/local/start-error'
import { hostedProject, withHosted, type HostedProject } from '../backup/hosted'
import { hasLocalData } from '../backup/kept-data'
import { withLocalSource } from '../backup/local'
import { makeBackup } from '../backup/make'
import { noteBackup } from '../backup/note'
import { describeBackup } from '../backup/words'
import { log } from '../local-server/console'
import { newFolderName } from '../publish/release-folders'
import { readSettings } from '../settings'
import { projectRoot } from '../site/build-site'
import { backupFolder } from '../site/private-folders'

const usage = 'Usage: npm run backup [FILE], for example npm run backup -- /media/usb/shamba.tar.gz'

/** An unused path in that folder. */
export function newBackupFile(word: string): string {
  return join(backupFolder, `${word}-${newFolderName()}.tar.gz`)
}

/**
 * Backs up the local data. The stack must not run.
 *
 * @param file path of the backup; must not exist yet
 * @throws StartError when there is no data, or it is in use or damaged, or the file cannot be written
 */
export async function backupLocal(
  dataDir: string,
  file: string,
  report: (line: string) => void,
): Promise<void> {
  if (!existsSync(dataDir) || !hasLocalData(dataDir)) {
    throw new StartError(
      `There is no local data in ${dataDir} yet, so there is nothing to back up: npm start makes it.`,
    )
  }
  const lock = await lockDataDir(dataDir)
  try {
    await withLocalSource(dataDir, (source) => write(source, file, report))
  } finally {
    await lock.release()
  }
}

/**
 * Backs up a hosted project; it may be in use.
 *
 * @param file path of the backup; must not exist yet
 * @throws StartError when the project cannot be reached, or the file cannot be written
 */
export async function backupHosted(
  project: HostedProject,
  file: string,
  report: (line: string) => void,
): Promise<void> {
  await withHosted(project, (source) => write(source, file, report))
}

async function write(
  source: Parameters<typeof makeBackup>[0],
  file: string,
  report: (line: string) => void,
): Promise<void> {
  if (existsSync(file)) {
    throw new StartError(`${file} is there already: name a new file, so that no backup is lost.`)
  }
  let madeAt: string
  try {
    mkdirSync(dirname(file), { recursive: true })
    const manifest = await makeBackup(source, file)
    madeAt = manifest.madeAt
    for (const line of describeBackup(manifest)) report(line)
  } catch (error) {
    throw error instanceof StartError ? error : (diskError(dirname(file), error) ?? error)
  }
  report(`written to ${file} (${(statSync(file).size / 1_000_000).toFixed(1)} MB)`)
  const problem = await noteBackup(source.database, madeAt)
  if (problem !== undefined) report(problem)
}

/** `npm run backup [FILE]` */
export async function main(args: string[]): Promise<void> {
  const project = hostedProject(process.env)
  const file = resolve(projectRoot, readFile(args) ?? newBackupFile(project ? 'hosted' : 'local'))
  if (project) await backupHosted(project, file, log)
  else await backupLocal(readSettings().dataDir, file, log)
  console.log(
    '\n  Keep it away from this machine, too: it holds the accounts, and nothing in it is encrypted.\n',
  )
}

function readFile(args: string[]): string | undefined {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    if (positionals.length <= 1) return positionals[0]
  } catch {
    // An unknown option.
  }
  throw new StartError(usage)
}
