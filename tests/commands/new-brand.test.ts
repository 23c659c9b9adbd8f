import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// In pieces, so that no file of the project holds it by hand.
const name = ['Nyuki', 'Journeys'].join(' ')
const flags = [
  '--yes',
  '--name',
  name,
  '--tagline',
  'Days among ostriches',
  '--phone',
  '+254 711 000 111',
  '--domain',
  'ostrich-days.co.ke',
  '--main',
  '#1B4F72',
  '--content',
  'few',
]

let copy: string

/** A copy of what git knows of the project, as a new operator has it. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'shamba-brand-'))
  const files = execFileSync('git', ['ls-files', '-z', '--cached'], { encoding: 'utf8' }).split(
    '\0',
  )
  const wanted = files.filter(
    (file) => file && !/^(?:art|e2e\/screenshots\/baseline|public\/pictures)\//.test(file),
  )
  for (const file of wanted) cpSync(file, join(copy, file))
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const read = (file: string) => readFileSync(join(copy, file), 'utf8')

function run(command: string, args: readonly string[]) {
  const { CONTENT_DIR: _frozen, VITEST: _vitest, NODE_ENV: _nodeEnv, ...env } = process.env
  return spawnSync(command, args, { cwd: copy, env, encoding: 'utf8' })
}

test('X25 with a wrong answer nothing is changed', () => {
  const before = read('src/content/facts/company.ts')
  const { status, stderr } = run('node', ['scripts/run.cjs', 'new-brand', '--yes', '--name', name])
  expect(status).toBe(1)
  expect(stderr).toContain('--phone:')
  expect(read('src/content/facts/company.ts')).toBe(before)
})

test('X27 the sample becomes a site of one’s own, and no file keeps its name', () => {
  const { status, stderr } = run('node', ['scripts/run.cjs', 'new-brand', ...flags])
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(read('src/content/facts/company.ts')).toContain(`name: '${name}'`)
  expect(read('src/content/facts/company.ts')).toContain('bookings@ostrich-days.co.ke')
  expect(read('src/content/site.ts')).toContain("'https://ostrich-days.co.ke'")
  expect(read('.env')).toContain('VITE_SITE_URL=https://ostrich-days.co.ke\n')
  expect(read('tailwind.config.ts')).toContain("tea: { DEFAULT: '#1B4F72'")
  expect(read('public/site.webmanifest')).toContain(name)
  expect(read('supabase/templates/invite.html')).toContain(name)
  expect(read('src/content/articles.ts')).toContain('articles: readonly Article[] = []')
  expect(read('supabase/seed.sql')).toContain(name)

  // The rules for the present content hold for it, and the files that carry the name all have it.
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    expect(run('git', args).status).toBe(0)
  const rules = run(process.execPath, [
    resolve('node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'current-content',
    '--project',
    'brand',
    'company-name',
    'content.test',
    'links.test',
  ])
  const told = rules.status === 0 ? '' : rules.stdout
  expect({ status: rules.status, told }).toEqual({ status: 0, told: '' })
}, 600_000)
