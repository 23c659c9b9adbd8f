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

/** PostgreSQL writes its log in files of 16 MB and needs room for a second one. */
const leastFreeBytes = 48 * 1024 * 1024

/** What is written to try the disk: a quota shows in no other way. */
const probeBytes = 1024 * 1024

const rightsCodes = new Set(['EACCES', 'EPERM', 'EROFS'])
const fullCodes = new Set(['ENOSPC', 'EDQUOT'])

/** The same errors as the WebAssembly build numbers them, and as PostgreSQL names them. */
const namesOfNumbers = new Map<unknown, string>([
  [2, 'EACCES'],
  [19, 'EDQUOT'],
  [51, 'ENOSPC'],
  [63, 'EPERM'],
  [69, 'EROFS'],
  ['53100', 'ENOSPC'],
])

/**
 * Makes the data folder, readable by its owner alone, and tries whether it can be written. A folder that
 * exists keeps its mode: others may use it, too.
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
 * Looks whether every file of a folder may be read and written.
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
 * The sentence for a failure that comes from the disk and not from the data: no room, or no rights.
 * Undefined for every other failure.
 */
export function diskError(dataDir: string, error: unknown): StartError | undefined {
  const code = codeOf(error)
  if (rightsCodes.has(code)) return rightsMissing(dataDir, error)
  const free = freeBytes(dataDir)
  const isFull = fullCodes.has(code) || /no space left|disk full/i.test(reasonOf(error))
  // A database that ran out of room seldom says so, but there is little room when it stops.
  if (isFull || (free !== undefined && free < probeBytes)) return diskFull(dataDir, free, error)
  return undefined
}

/** The first line of what an error says; whatever was thrown, there are words. */
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

/** Undefined where the system does not say. */
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
  const told = free === undefined ? '' : ` (${megabytes(free)} MB are free)`
  return new StartError(
    `The disk that holds ${dataDir} is full${told}: free at least ${megabytes(leastFreeBytes)} MB and start again; the data there is kept as it is.`,
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

/** The sentence for data that PostgreSQL cannot read. */
export function damaged(dataDir: string, cause: unknown): StartError {
  return new StartError(
    `The local data in ${dataDir} is damaged (${reasonOf(cause)}): npm run restore -- FILE brings a backup back and keeps the damaged data beside it; without any backup, npm run reset starts again with the sample content and keeps the damaged data, too.`,
    { cause },
  )
}
