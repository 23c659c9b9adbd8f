import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { diskError, prepareDataDir } from './disk'
import { StartError } from './start-error'

export type LocalKeys = {
  /** Public key of the pages; has the visitor's role. */
  publishableKey: string
  /** Bypasses row level security; stays in `keys.json`. */
  secretKey: string
  /** Signs the sessions. */
  jwtSecret: string
}

/**
 * Reads `keys.json` of a data folder, or creates folder and file. Two processes that start at the same time
 * get the same keys.
 *
 * @param dataDir the local data folder, for example `.local`
 * @throws StartError when the folder cannot be written, the disk is full or the file is damaged
 */
export function readOrCreateKeys(dataDir: string): LocalKeys {
  prepareDataDir(dataDir)
  const file = join(dataDir, 'keys.json')
  const existing = readKeys(file)
  if (existing !== undefined) return existing
  writeKeysOnce(file, {
    publishableKey: `sb_publishable_${randomBytes(16).toString('hex')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('hex')}`,
    jwtSecret: randomBytes(32).toString('hex'),
  })
  const written = readKeys(file)
  if (written === undefined) throw damagedKeys(file)
  return written
}

function readKeys(file: string): LocalKeys | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw diskError(dirname(file), error) ?? damagedKeys(file)
  }
  try {
    const { publishableKey, secretKey, jwtSecret }: Record<string, unknown> = JSON.parse(text)
    if (
      isKey(publishableKey, /^sb_publishable_[0-9a-f]{32}$/) &&
      isKey(secretKey, /^sb_secret_[0-9a-f]{48}$/) &&
      isKey(jwtSecret, /^[0-9a-f]{64}$/)
    ) {
      return { publishableKey, secretKey, jwtSecret }
    }
  } catch {
    // Not JSON: damaged.
  }
  throw damagedKeys(file)
}

function isKey(value: unknown, shape: RegExp): value is string {
  return typeof value === 'string' && shape.test(value)
}

/** Creating a link is atomic and never overwrites, so the second process reads the keys of the first. */
function writeKeysOnce(file: string, keys: LocalKeys): void {
  const temporary = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`
  writeFileSync(temporary, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
  try {
    linkSync(temporary, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    unlinkSync(temporary)
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function damagedKeys(file: string): StartError {
  return new StartError(
    `The file ${file} is damaged: npm run restore -- FILE brings a backup back; without one, move the file away and start again, which makes new keys (everybody signs in again, nothing else is lost), or let npm run reset start with the sample content and keep what is there.`,
  )
}
