import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
// Must be imported before lite, see there.
import { restoreNodeWarnings } from './node-warnings'
import { App, setExperimental } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { ensureLocalAdmin, localAdminEmail } from './admin-account'
import { correctCheckViolations } from './check-violations'
import { checkTables, openDatabase } from './database'
import { damaged, diskError } from './disk'
import { silenceExpectedErrors } from './expected-errors'
import { FileStorage, removeUnfinished } from './file-storage'
import { sendInvitation } from './invitation'
import { readOrCreateKeys, type LocalKeys } from './keys'
import { lockDataDir } from './lock'
import { MailLog, mailTemplates } from './mail-log'
import { applyMigrations, prepareBookkeeping } from './migrations'
import { Mutex } from './mutex'
import { restorePrivileges } from './privileges'
import { createGate, refuse } from './request-gate'
import { noteSeed, seedOnce } from './seed'
import { StartError } from './start-error'

restoreNodeWarnings()

export type LocalStackOptions = {
  /** Folder for database, uploads and keys; created when missing. */
  dataDir: string
  /** Password of `admin@example.com`; 6 to 72 characters. */
  adminPassword: string
  /** Origin of the site, for links in mails. */
  siteUrl: string
  /** Receives one line per phase of the start. */
  log?: (line: string) => void
  /**
   * Folder with `migrations/` and `seed.sql`; by default this repository's `supabase` folder.
   */
  supabaseDir?: string
  /** Folder that stands in for `src/content`; its `seed.sql`, if it has one, is the sample content. */
  contentDir?: string | undefined
}

/** The sample content. */
function seedFileOf({ supabaseDir, contentDir = '' }: LocalStackOptions): string {
  const ofContent = join(contentDir, 'seed.sql')
  const isOwn = supabaseDir === undefined && contentDir !== '' && existsSync(ofContent)
  return isOwn ? ofContent : join(supabaseDir ?? supabaseFolder, 'seed.sql')
}

function migrationsOf({ supabaseDir }: Pick<LocalStackOptions, 'supabaseDir'>): string {
  return join(supabaseDir ?? supabaseFolder, 'migrations')
}

const storageFolder = ({ dataDir }: Pick<LocalStackOptions, 'dataDir'>) => join(dataDir, 'storage')

/** This repository's `supabase` folder. */
export const supabaseFolder = fileURLToPath(new URL('..', import.meta.url))

export type LocalStack = {
  /** Answers requests below `/auth/v1`, `/rest/v1` and `/storage/v1`; a peer on another machine gets 403. */
  fetch: (request: Request, peerAddress?: string) => Promise<Response>
  publishableKey: string
  secretKey: string
  adminEmail: typeof localAdminEmail
  /** Runs SQL as the database owner, without row level security; several statements only without params. */
  sql: <T>(text: string, params?: unknown[]) => Promise<T[]>
  /** Makes an account that is not confirmed, and prints the mail that invites it. */
  sendInvitation: (email: string) => ReturnType<typeof sendInvitation>
  /** Closes the database and releases the folder. */
  stop: () => Promise<void>
}

/**
 * Boots PostgreSQL (PGlite), sign-in, REST and storage on one data folder, without opening a port.
 *
 * @throws StartError with a sentence for the developer: folder in use, damaged, newer, not writable, disk full
 */
export async function bootLocalStack(options: LocalStackOptions): Promise<LocalStack> {
  const log = options.log ?? (() => undefined)
  const keys = readOrCreateKeys(options.dataDir)
  const lock = await lockDataDir(options.dataDir)
  const mutex = new Mutex()
  let connection: PgliteConnection | undefined
  const release = async () => {
    // A database that failed to open may fail to close, too; the lock must still be released.
    await connection?.close().catch(() => undefined)
    await lock.release()
  }
  try {
    const started = performance.now()
    const database = await openDatabase(options.dataDir)
    connection = database.connection
    await checkTables(options.dataDir, connection)
    log(`database ready (${((performance.now() - started) / 1000).toFixed(1)} s)`)
    await removeUnfinished(storageFolder(options))
    const { gate, sql, invite } = await startServices(options, keys, connection, mutex, log)
    database.markComplete()
    let stopped: Promise<void> | undefined
    return {
      fetch: (request, peerAddress) =>
        stopped === undefined
          ? gate(request, peerAddress)
          : Promise.resolve(refuse(503, 'Stopped')),
      sql,
      sendInvitation: invite,
      publishableKey: keys.publishableKey,
      secretKey: keys.secretKey,
      adminEmail: localAdminEmail,
      // Pending requests are answered first.
      stop: () => (stopped ??= mutex.run(release)),
    }
  } catch (error) {
    await release()
    throw diskError(options.dataDir, error) ?? error
  }
}

async function startServices(
  options: LocalStackOptions,
  keys: LocalKeys,
  connection: PgliteConnection,
  mutex: Mutex,
  log: (line: string) => void,
): Promise<{
  gate: LocalStack['fetch']
  sql: LocalStack['sql']
  invite: LocalStack['sendInvitation']
}> {
  const { driver } = connection
  const mails = new MailLog(log)
  const app = createApp(options, keys, connection, mails)
  await prepareSystem(app, driver)
  // If a boot was killed between lite's GRANT ALL and `restorePrivileges`, everything is open; the next
  // migration must not record that.
  await restorePrivileges(driver)
  const applied = await applyMigrations(driver, migrationsOf(options))
  if (applied > 0) log(`${applied} ${applied === 1 ? 'migration' : 'migrations'} applied`)
  const tours = await seedOnce(driver, seedFileOf(options))
  if (tours !== undefined) log(`seeded ${tours} tours`)

  // Triggers lite's GRANT ALL now, before the first request.
  await silenceExpectedErrors(() =>
    connection.withContext({ auth: { role: 'anon' } }, () => Promise.resolve()),
  )
  await restorePrivileges(driver)

  const sql = <T>(text: string, params?: unknown[]): Promise<T[]> =>
    mutex.run(async () => {
      if (params !== undefined) return (await driver.query<T>(text, params)).rows
      // The rows of the last statement; their shape is the caller's claim, as it is with a query.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return ((await driver.exec(text)).at(-1)?.rows ?? []) as T[]
    })
  const gate = createGate(app, mutex, correctCheckViolations(connection))
  const post = (path: string, body: object, token?: string) => {
    const headers = new Headers({ apikey: keys.publishableKey, 'content-type': 'application/json' })
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    const url = new URL(`/auth/v1/${path}`, options.siteUrl)
    return gate(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
  }
  const admin = await ensureLocalAdmin({ post, sql }, options.adminPassword).catch(
    (error: unknown) => {
      throw error instanceof StartError ? error : damaged(options.dataDir, error)
    },
  )
  log(`local admin ready${admin === 'updated' ? ' (new password)' : ''}`)
  const invite = (email: string) =>
    mails.asInvitation(email, () => sendInvitation({ post, sql }, email))
  return { gate, sql, invite }
}

/** Creates what the migrations require: the schemas of sign-in and storage, the roles, the bookkeeping. */
async function prepareSystem(app: App, driver: PgliteConnection['driver']): Promise<void> {
  await silenceExpectedErrors(() => app.ensureSystemSchema())
  await driver.exec(createRoles)
  await prepareBookkeeping(driver)
}

/**
 * Creates a data folder with imported rows: no sample content, no local admin. The caller holds the lock.
 *
 * @param newest last migration that the rows know; the later ones are applied to the rows
 * @param work `load` writes the rows, `finish` corrects them when every migration has been applied
 * @throws StartError as `bootLocalStack`, and whatever `work` throws; the folder is then unfinished
 */
export async function fillDataFolder(
  options: Pick<LocalStackOptions, 'dataDir' | 'supabaseDir'>,
  newest: string | undefined,
  work: Readonly<Record<'load' | 'finish', (driver: PgliteConnection['driver']) => Promise<void>>>,
): Promise<void> {
  const { dataDir } = options
  const keys = readOrCreateKeys(dataDir)
  const database = await openDatabase(dataDir)
  const { connection } = database
  try {
    const app = createApp(
      { ...options, siteUrl: 'http://localhost' },
      keys,
      connection,
      new MailLog(() => {}),
    )
    await prepareSystem(app, connection.driver)
    await applyMigrations(connection.driver, migrationsOf(options), newest)
    await work.load(connection.driver)
    await applyMigrations(connection.driver, migrationsOf(options))
    await work.finish(connection.driver)
    await noteSeed(connection.driver, 'restored')
    await checkTables(dataDir, connection)
    database.markComplete()
  } finally {
    await connection.close().catch(() => undefined)
  }
}

/** lite creates these with its first request; the migrations need them before that. */
const createRoles = `do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
end $$`

function createApp(
  options: Pick<LocalStackOptions, 'dataDir' | 'siteUrl'>,
  keys: LocalKeys,
  connection: PgliteConnection,
  mails: MailLog,
): App {
  // Storage is behind a flag; setting it here works as well as the environment variable.
  setExperimental('storage', true)
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: options.siteUrl,
      jwt_expiry: 3600,
      enable_signup: true,
      minimum_password_length: 6,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      email: {
        enable_signup: true,
        enable_confirmations: false,
        otp_expiry: 3600,
        // One link, to the new address: lite has no double confirmation.
        double_confirm_changes: false,
        template: mailTemplates,
      },
    },
    storage: { enabled: true, file_size_limit: '10MiB' },
    options: {
      // Keyless requests would otherwise run as service_role, and no policy would be tested.
      server: { admin: false, disableStudio: true },
      drivers: { email: mails },
    },
  })
  // The documented way to set the adapter, despite the underscore.
  // oxlint-disable-next-line no-underscore-dangle
  app._storageAdapter = new FileStorage(storageFolder(options))
  return app
}
