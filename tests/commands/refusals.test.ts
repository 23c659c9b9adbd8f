import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { bootLocalStack } from '../../supabase/local/stack'
import { freePort, root, runCommand, type Outcome } from './run-command'

const folders: string[] = []

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shamba-command-'))
  folders.push(folder)
  return folder
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A refusal is one sentence or two for a person: no stack trace, and the exit code says no. */
function expectRefusal({ code, output }: Outcome, text: RegExp): void {
  expect(output).toMatch(text)
  expect(output).not.toMatch(/^\s+at /m)
  expect(code).toBe(1)
}

/** An older key of a project that may do anything. */
const serviceRoleKey = ['{"alg":"HS256"}', '{"iss":"supabase","role":"service_role"}', 'signature']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.')

/** When the site for a host was last built (ms since 1970); nothing where it never was. */
function builtSince(): number | undefined {
  return statSync(join(root, 'dist/index.html'), { throwIfNoEntry: false })?.mtimeMs
}

test.each(['start', 'dev', 'test', 'reset'])(
  'npm run %s tells that Node is too old',
  async (name) => {
    const nodeArgs = ['--require', './tests/commands/old-node.cjs']
    expectRefusal(await runCommand([name], { nodeArgs }), /needs Node 20\.19 or newer.*18\.20\.0/)
  },
)

test('npm start tells that the registry cannot be reached', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'scripts'))
  for (const file of ['package.json', 'package-lock.json', 'scripts/run.cjs']) {
    copyFileSync(join(root, file), join(folder, file))
  }
  const env = {
    // Nothing listens on the discard port, and the cache has never seen a package.
    npm_config_registry: 'http://127.0.0.1:9/',
    npm_config_cache: join(folder, 'cache'),
  }
  expectRefusal(
    await runCommand(['start'], { cwd: folder, env }),
    /registry cannot be reached. Check the internet connection/,
  )
})

test('npm start tells that the port is taken', async () => {
  const port = await freePort()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  const env = { PORT: String(port), LOCAL_DATA_DIR: temporaryFolder() }
  const outcome = await runCommand(['start'], { env })
  other.close()
  expectRefusal(outcome, new RegExp(`Port ${port} is taken.*PORT=${port + 1}`))
})

test.each([
  ['doctor', '--supabse', /Name the deployed site: npm run doctor/],
  ['nginx', '--prot', /npm run nginx -- \[--root FOLDER\]/],
])('npm run %s tells how it is called when an option is mistyped', async (name, option, usage) => {
  expectRefusal(await runCommand([name, option, '8080']), usage)
})

test('npm start names every bad value of the environment', async () => {
  const env = { PORT: 'http', LOCAL_ADMIN_PASSWORD: 'short', VITE_SITE_URL: 'shamba' }
  const outcome = await runCommand(['start'], { env })
  expectRefusal(outcome, /PORT must be a port number/)
  expect(outcome.output).toContain('LOCAL_ADMIN_PASSWORD must have at least 6 characters')
  expect(outcome.output).toContain('VITE_SITE_URL must')
})

test.each(['sb_secret_0123456789', serviceRoleKey])(
  'Z40 npm run build refuses the secret key %s where the browser would read it',
  async (key) => {
    const env = { VITE_SUPABASE_PUBLISHABLE_KEY: key }
    const outcome = await runCommand(['build'], { env })
    expectRefusal(outcome, /VITE_SUPABASE_PUBLISHABLE_KEY must be the publishable key.*rotate it/)
    expect(outcome.output).not.toContain(key)
  },
)

test('Z41 npm run build ends at a secret in its output, whatever setting brought it there', async () => {
  // Vite writes every setting of that beginning into the site.
  const env = { VITE_NOTE: 'github_pat_11ABCDEFG0abcdef' }
  const before = builtSince()
  expectRefusal(
    await runCommand(['build'], { env }),
    /The build was stopped.*assets\/[\w-]+\.js holds a token of GitHub/,
  )
  expect(builtSince()).toBe(before)
}, 600_000)

test('npm start tells that another instance uses the data folder', async () => {
  const dataDir = temporaryFolder()
  const stack = await bootLocalStack({
    dataDir,
    adminPassword: 'secret-enough',
    siteUrl: 'http://localhost:1',
  })
  const env = { PORT: String(await freePort()), LOCAL_DATA_DIR: dataDir }
  const start = await runCommand(['start'], { env })
  const reset = await runCommand(['reset'], { env })
  await stack.stop()
  expectRefusal(start, new RegExp(`${process.pid}`))
  expectRefusal(reset, new RegExp(`${process.pid}`))
})

test('npm start tells that the data folder is damaged, and npm run reset mends it', async () => {
  const dataDir = temporaryFolder()
  writeFileSync(join(dataDir, 'keys.json'), 'junk')
  const env = { PORT: String(await freePort()), LOCAL_DATA_DIR: dataDir }
  expectRefusal(await runCommand(['start'], { env }), /damaged.*npm run reset/)
  expect(await runCommand(['reset'], { env })).toMatchObject({ code: 0 })
  const stack = await bootLocalStack({
    dataDir,
    adminPassword: 'secret-enough',
    siteUrl: 'http://localhost:1',
  })
  const tours = await stack.sql<{ count: number }>(
    'select count(*)::int as count from public.tours',
  )
  await stack.stop()
  expect(tours[0]?.count).toBeGreaterThan(0)
})
