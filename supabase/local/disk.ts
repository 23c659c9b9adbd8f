import { randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error'

/** PostgreSQL writes its log in files of 16 MB and needs space for a second one. */
const leastFreeBytes = 48 * 1024 * 1024

/** Size of the test file: only writing reveals a quota. */
const probeBytes = 1024 * 1024

const rightsCodes = new Set(['EACCES', 'EPERM', 'EROFS'])
const fullCodes = new Set(['ENOSPC', 'EDQUOT'])

/** The same errors by the numbers of the WebAssembly build, and by PostgreSQL's codes. */
const namesOfNumbers = new Map<unknown, string>([
  [2, 'EACCES'],
  [19, 'EDQUOT'],
  [51, 'ENOSPC'],
  [63, 'EPERM'],
  [69, 'EROFS'],
  ['53100', 'ENOSPC'],
])

/**
 * Creates the data folder, readable by its owner only, and checks that it can be written. An existing
 * folder keeps its mode: others may use it, too.
 *
 * @throws StartError when the disk is full, rights are missing or there is no such folder
 */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const probe = join(dataDir, `.probe-${process.pid}-${randomBytes(4).toString('hex')}`)
    try {
      writeFileSync(probe, Buffer.alloc(probeBytes), { flush: true })
    } finally {
      rmSync(probe, { force: true })
    }
  } catch (error) {
    throw diskError(dataDir, error) ?? unusable(dataDir, error)
  }
  const free = freeBytes(dataDir)
  if (free !== undefined && free < leastFreeBytes) throw diskFull(dataDir, free)
}

/**
 * Checks that every file of a folder may be read and written.
 *
 * @throws StartError naming the first that may not
 */
export function checkRights(dataDir: string, folder: string): void {
  try {
    for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
      accessSync(join(folder, name), constants.R_OK | constants.W_OK)
    }
  } catch (error) {
    const known = diskError(dataDir, error)
    if (known !== undefined) throw known
  }
}

/**
 * The message for an error of the disk (full, or missing rights) instead of the data; undefined for every
 * other error.
 */
export function diskError(dataDir: string, error: unknown): StartError | undefined {
  const code = codeOf(error)
  if (rightsCodes.has(code)) return rightsMissing(dataDir, error)
  const free = freeBytes(dataDir)
  const isFull = fullCodes.has(code) || /no space left|disk full/i.test(reasonOf(error))
  // A database that ran out of space seldom says so, but there is little free space when it stops.
  if (isFull || (free !== undefined && free < probeBytes)) return diskFull(dataDir, free, error)
  return undefined
}

/** The first line of an error's message; never empty, whatever was thrown. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message.split('\n')[0] : undefined
  if (message) return message
  if (typeof error === 'string' && error) return error
  const code = codeOf(error)
  return code === '' ? 'no reason was given' : code
}

/** The code of an error, or of what caused it; empty when there is none. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  const number = 'errno' in error ? error.errno : undefined
  const found = 'code' in error ? error.code : number
  const name = namesOfNumbers.get(found) ?? found
  if (typeof name === 'string' && (rightsCodes.has(name) || fullCodes.has(name))) return name
  const inner = 'cause' in error ? codeOf(error.cause) : ''
  const isPlain = typeof found === 'string' || typeof found === 'number'
  return inner === '' && isPlain ? `error ${found}` : inner
}

/** Free space; undefined where the system does not report it. */
function freeBytes(dataDir: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(dataDir)
    return bavail * bsize
  } catch {
    return undefined
  }
}

function diskFull(dataDir: string, free: number | undefined, cause?: unknown): StartError {
  const megabytes = (bytes: number) => Math.floor(bytes / (1024 * 1024))
  const space = free === undefined ? '' : ` (${megabytes(free)} MB are free)`
  return new StartError(
    `The disk that holds ${dataDir} is full${space}: free at least ${megabytes(leastFreeBytes)} MB and start again; the data there is kept as it is.`,
    { cause },
  )
}

function rightsMissing(dataDir: string, cause: unknown): StartError {
  return new StartError(
    `This account may not read or write everything in ${dataDir} (${reasonOf(cause)}): give it the rights, or use the account that made the folder; the data there is kept as it is.`,
    { cause },
  )
}

function unusable(dataDir: string, cause: unknown): StartError {
  return new StartError(
    `The data folder ${dataDir} cannot be written (${reasonOf(cause)}): choose another folder with LOCAL_DATA_DIR, or clear that path.`,
    { cause },
  )
}

/** The error for data that PostgreSQL cannot read. */
export function damaged(dataDir: string, cause: unknown): StartError {
  return new StartError(
    `The local data in ${dataDir} is damaged (${reasonOf(cause)}): npm run restore -- FILE brings a backup back and keeps the damaged data beside it; without any backup, npm run reset starts again with the sample content and keeps the damaged data, too.`,
    { cause },
  )
}
