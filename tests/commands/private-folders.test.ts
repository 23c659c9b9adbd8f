import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOrCreateKeys } from '../../supabase/local/keys'
import { freePort, root, startCommand, waitForText, type RunningCommand } from './run-command'

/** A data folder inside the project, where the development server looks for the files of the site. */
mkdirSync(join(root, '.test'), { recursive: true })
const dataDir = mkdtempSync(join(root, '.test', 'data-'))
const inRoot = `/.test/${basename(dataDir)}`
const backups = join(root, 'backups')
const backup = join(backups, `${basename(dataDir)}.txt`)
/** Where the drill of docs/backup.md puts one. */
const drill = join(root, `${basename(dataDir)}.tar.gz`)
const settings = join(root, '.test', `.env.${basename(dataDir)}`)
let site: RunningCommand
let origin = ''

beforeAll(async () => {
  const port = await freePort()
  site = startCommand(['dev'], { env: { PORT: String(port), LOCAL_DATA_DIR: dataDir } })
  await waitForText(site, 'Ctrl+C')
  origin = `http://localhost:${port}`
  mkdirSync(join(dataDir, 'content', 'published'), { recursive: true })
  writeFileSync(join(dataDir, 'content', 'published', 'words.ts'), `export const words = 'public'`)
  mkdirSync(backups, { recursive: true })
  writeFileSync(backup, 'accounts')
  writeFileSync(drill, 'accounts')
  writeFileSync(settings, 'LOCAL_ADMIN_PASSWORD=secret')
})

afterAll(async () => {
  site.child.kill('SIGTERM')
  await site.ended
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(backup, { force: true })
  rmSync(drill, { force: true })
  rmSync(settings, { force: true })
})

const endings = [
  '',
  '?raw',
  '?import&raw',
  '?import&url&inline',
  '?import',
  '?html-proxy&raw',
  '/?raw',
]
const places = [
  ['by its path', inRoot],
  ['by its path on the disk', `/@fs${dataDir}`],
  ['by a path with dots', `/src/..${inRoot}`],
  ['by an encoded path', inRoot.replace('.', '%2e')],
  ['by a path with two slashes', inRoot.replace('/data', '//data')],
]

test.each(places)(
  'Z36 the development server gives no file of the data folder away %s',
  async (_name, place) => {
    const { secretKey, jwtSecret } = readOrCreateKeys(dataDir)
    for (const file of ['/keys.json', '/db/PG_VERSION', '/db/global/pg_control']) {
      for (const ending of endings) {
        const answer = await fetch(`${origin}${place}${file}${ending}`)
        const text = await answer.text()
        expect(`${answer.status} for ${place}${file}${ending}`).toMatch(/^(403|404) /)
        expect(text).not.toContain(secretKey)
        expect(text).not.toContain(jwtSecret)
      }
    }
  },
)

test('Z36 the development server serves no backup and no settings', async () => {
  const paths = [
    `/backups/${basename(backup)}`,
    `/@fs${backup}?raw`,
    `/${basename(drill)}`,
    `/${basename(drill)}?import&raw`,
    `/@fs${drill}?raw`,
    `/@fs${settings}?raw`,
  ]
  for (const path of paths) {
    const { status } = await fetch(`${origin}${path}`)
    expect(`${status} for ${path}`).toMatch(/^(403|404) /)
  }
})

test('Z36 git overlooks a backup in the folder of the project, and nothing that the project has', () => {
  const ignored = execFileSync('git', ['check-ignore', drill, `${drill}.unfinished-7`], {
    cwd: root,
  })
  expect(ignored.toString().trim().split('\n')).toEqual([drill, `${drill}.unfinished-7`])
  expect(
    execFileSync('git', ['ls-files', '--cached', '--ignored', '--exclude-standard'], {
      cwd: root,
    }).toString(),
  ).toBe('')
})

test('Z36 the development server still serves the site and what was published', async () => {
  expect((await fetch(origin)).status).toBe(200)
  const words = await fetch(`${origin}/@fs${dataDir}/content/published/words.ts`)
  expect(await words.text()).toContain('public')
})
