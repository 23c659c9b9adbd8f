import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { diskError, prepareDataDir } from '../../supabase/local/disk'
import { lockDataDir } from '../../supabase/local/lock'
import { migrationOfRows, migrationsIn } from '../../supabase/local/migrations'
import { supabaseFolder } from '../../supabase/local/stack'
import { StartError } from '../../supabase/local/start-error'
import { backupHosted, newBackupFile } from './backup'
import { pictureNames, readArchive, type Backup, type Manifest } from '../backup/archive'
import {
  hostedProject,
  readProject,
  restoreHosted,
  withHosted,
  type HostedProject,
} from '../backup/hosted'
import { hasLocalData, removeTree, workFolder } from '../backup/kept-data'
import { askLocal, fillFromBackup, replaceData, withLocalSource } from '../backup/local'
import { makeBackup } from '../backup/make'
import { counted, describeBackup } from '../backup/words'
import { log } from '../local-server/console'
import { askAtTerminal } from '../local-server/terminal'
import { readSettings } from '../settings'
import { projectRoot } from '../site/build-site'

const usage =
  'Usage: npm run restore -- FILE, where FILE is a backup or a folder of kept data; --dry changes nothing, --yes asks nothing'

export type RestoreOptions = {
  /** Whether to describe the restore without doing it. */
  isDry: boolean
  /** Asks whether the existing data may be replaced. */
  confirm: (question: string) => Promise<boolean>
  report: (line: string) => void
  /** Where `migrations/` is; by default this repository's `supabase` folder. */
  supabaseDir?: string
}

/**
 * Replaces the local data, which is kept, by a backup or by data that was kept. If anything fails before the
 * last step, the data stays unchanged.
 *
 * @param from a backup file, or a data folder such as those below `kept`
 * @throws StartError when the stack runs, the backup is incomplete or newer than the code, or the user declines
 */
export async function restoreLocal(
  dataDir: string,
  from: string,
  options: RestoreOptions,
): Promise<void> {
  const { isDry, report } = options
  requirePath(from)
  prepareDataDir(dataDir)
  const hasData = hasLocalData(dataDir)
  const lock = await lockDataDir(dataDir)
  const work = join(dataDir, workFolder)
  try {
    const backup = await openBackup(from, freshFolder(work))
    const migrations = options.supabaseDir ?? supabaseFolder
    const newest = migrationOfRows(
      backup.manifest.migrations,
      migrationsIn(join(migrations, 'migrations')),
    )
    const present = await askLocal(dataDir, pictureNames(backup.manifest))
    if (present.problem !== undefined) {
      report(
        `the present data cannot be read (${present.problem}): pictures that were withdrawn after the backup was made come back, so withdraw them again in the studio`,
      )
    }
    for (const line of describeBackup(backup.manifest)) report(line)
    reportWithdrawn(present.files, report)
    if (isDry) {
      report(`nothing was changed: this would replace the data in ${dataDir}`)
      return
    }
    if (hasData) await requireYes(options, `Replace the data in ${dataDir}? It is kept aside.`)
    const filled = join(work, 'data')
    const left = await fillFromBackup(filled, backup, newest, present.register, options.supabaseDir)
    reportLeft(left, report)
    const before = replaceData(dataDir, filled)
    report(`restored into ${dataDir}; start it and press Publish to bring it to the site`)
    if (before !== undefined) report(`the data of before is in ${before}`)
  } catch (error) {
    throw error instanceof StartError ? error : (diskError(dataDir, error) ?? error)
  } finally {
    removeTree(work)
    await lock.release()
  }
}

/**
 * Replaces the data of a hosted project by a backup, after backing it up.
 *
 * @param before path for the backup of the current state
 * @throws StartError when the project cannot be reached, has other migrations, or the user declines
 */
export async function restoreIntoHosted(
  project: HostedProject,
  from: string,
  before: string,
  options: RestoreOptions,
): Promise<void> {
  const { isDry, report } = options
  requirePath(from)
  const work = `${before}.unpacked`
  const { host } = new URL(project.url)
  try {
    const backup = await openBackup(from, freshFolder(work))
    await withHosted(project, async (target) => {
      const present = await readProject(target, pictureNames(backup.manifest))
      if (present.migrations !== null) {
        migrationOfRows(backup.manifest.migrations, present.migrations)
      }
      requireBuckets(backup.manifest, present.buckets)
      for (const line of describeBackup(backup.manifest)) report(line)
      reportWithdrawn(present.withdrawn, report)
      if (isDry) {
        report(`nothing was changed: this would replace accounts and content of ${host}`)
        return
      }
      await requireYes(options, `Replace accounts and content of ${host}? A backup is made first.`)
      await backupHosted(project, before, () => undefined)
      report(`the state of before is in ${before}`)
      reportLeft(await restoreHosted(project, target, backup, present.withdrawn), report)
      report(`restored into ${host}; press Publish in the studio to bring it to the site`)
    })
  } finally {
    removeTree(work)
  }
}

/** `npm run restore -- FILE [--dry] [--yes]` */
export async function main(args: string[]): Promise<void> {
  const { from, isDry, isSure } = readOptions(args)
  const confirm = isSure ? () => Promise.resolve(true) : ask
  const options = { isDry, confirm, report: log }
  const project = hostedProject(process.env)
  if (project) await restoreIntoHosted(project, from, newBackupFile('before-restore'), options)
  else await restoreLocal(readSettings().dataDir, from, options)
}

function readOptions(args: string[]): { from: string; isDry: boolean; isSure: boolean } {
  const options = { dry: { type: 'boolean' }, yes: { type: 'boolean' } } as const
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [from] = positionals
    if (from !== undefined && positionals.length === 1) {
      return {
        from: resolve(projectRoot, from),
        isDry: values.dry === true,
        isSure: values.yes === true,
      }
    }
  } catch {
    // An unknown option.
  }
  throw new StartError(usage)
}

async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new StartError(
      'Nobody is there to be asked: add --yes to replace the data, or --dry to see what would be done.',
    )
  }
  const answer = await askAtTerminal((put) => put(`\n  ${question} [y/N] `))
  return /^y(es)?$/i.test(answer.trim())
}

async function requireYes({ confirm }: RestoreOptions, question: string): Promise<void> {
  if (!(await confirm(question))) throw new StartError('Nothing was changed.')
}

function requirePath(from: string): void {
  if (!existsSync(from)) throw new StartError(`There is no ${from}: name a backup. ${usage}`)
}

/** Turns kept data into a backup, so that both are checked alike. */
async function openBackup(from: string, work: string): Promise<Backup> {
  const unpacked = join(work, 'entries')
  mkdirSync(unpacked)
  if (!statSync(from).isDirectory()) return readArchive(from, unpacked)
  if (!hasLocalData(from)) throw new StartError(`${from} holds no data of this project.`)
  const file = join(work, 'kept.tar.gz')
  const lock = await lockDataDir(from)
  try {
    await withLocalSource(from, (source) => makeBackup(source, file))
  } finally {
    await lock.release()
  }
  return { ...(await readArchive(file, unpacked)), isTemporary: true }
}

function freshFolder(folder: string): string {
  removeTree(folder)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

function requireBuckets({ files }: Manifest, buckets: readonly string[]): void {
  const lacking = files.find(({ bucket }) => !buckets.includes(bucket))
  if (lacking === undefined) return
  throw new StartError(
    `The project has no bucket ${lacking.bucket}, which the backup has files for: make it under Storage in the dashboard; nothing was changed.`,
  )
}

function reportWithdrawn(files: ReadonlySet<string>, report: RestoreOptions['report']): void {
  if (files.size === 0) return
  report(`${counted(files.size, 'picture')} left out: the consent was withdrawn since`)
}

function reportLeft(tables: readonly string[], report: RestoreOptions['report']): void {
  if (tables.length > 0)
    report(`left out, because there is no such table here: ${tables.join(', ')}`)
}
