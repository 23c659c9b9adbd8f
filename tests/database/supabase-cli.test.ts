import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cluster } from '../../scripts/postgres/cluster'
import { runSupabase, startEmptyProject } from '../../scripts/postgres/supabase-cli'
import { documentationFiles } from '../../scripts/docs/links'
import { projectRoot } from '../../scripts/site/build-site'
import { generateTypes, typesFile } from '../../scripts/commands/types'
import { temporaryFolder } from './temporary-folder'

/** How the CLI begins what it has against a setting. */
const complaint = /WARN|deprecated|does not recognize|Invalid/i

const readText = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

describe('the Supabase CLI on an empty PostgreSQL', () => {
  let cluster: Cluster | undefined
  let address = ''

  const pushArguments = () => ['db', 'push', '--include-seed', '--yes', `--remote=${address}`]
  const push = () => runSupabase(pushArguments())

  beforeAll(async () => {
    const project = await startEmptyProject()
    cluster = project.cluster
    address = project.address
  }, 180_000)
  afterAll(() => cluster?.stop())

  test('Z50 applies migrations and seed, and finds nothing to do the second time', async () => {
    const first = await push()
    expect(first.stderr).toContain('Seeding data from supabase/seed.sql')
    expect(first.code).toBe(0)
    const tours = () => cluster?.run('postgres', ['-c', 'select count(*) from tours']).output.trim()
    const seeded = Number(tours())
    expect(seeded).toBeGreaterThan(0)
    const second = await push()
    expect([second.code, second.stdout]).toEqual([
      0,
      expect.stringContaining('Remote database is up to date'),
    ])
    expect(Number(tours())).toBe(seeded)
  })

  test('Z50 reads supabase/config.toml without a warning', async () => {
    const { stderr } = await push()
    expect(stderr).not.toMatch(complaint)
  })

  test('Z50 reads the block of the hosted project without a warning once it is filled in', async () => {
    const folder = temporaryFolder()
    cpSync(`${projectRoot}supabase`, join(folder, 'supabase'), { recursive: true })
    const [before = '', block = ''] = readText('supabase/config.toml').split(/^(?=# \[remotes)/m)
    expect(block).toContain('project_id')
    const filledIn = before + block.replaceAll(/^# ?/gm, '')
    writeFileSync(join(folder, 'supabase/config.toml'), filledIn)
    const { code, stderr } = await runSupabase([`--workdir=${folder}`, ...pushArguments()])
    expect([code, stderr]).toEqual([0, expect.not.stringMatching(complaint)])
  })

  test('X12 Z51 generates the types that the studio is compiled with', async () => {
    expect(readFileSync(typesFile, 'utf8'), 'run `npm run types`').toBe(
      await generateTypes(address),
    )
  })

  test("Z58 Supabase's own advisor finds no error and no warning, and would say so", async () => {
    const advise = () =>
      runSupabase(['db', 'advisors', '--level=warn', '--fail-on=warn', `--remote=${address}`])
    const advice = await advise()
    expect(advice.stdout).not.toContain('"level"')
    expect(advice.code).toBe(0)
    cluster?.execute(
      'postgres',
      'create table public.open (id int primary key); grant select on public.open to anon',
    )
    const objection = await advise()
    cluster?.execute('postgres', 'drop table public.open')
    expect(objection.stdout).toContain('rls_disabled_in_public')
    expect(objection.code).not.toBe(0)
  })
})

const helps = new Map<string, ReturnType<typeof readHelp>>()

/** As `readHelp`, asked once for each command. */
function helpOf(words: readonly string[]): ReturnType<typeof readHelp> {
  const key = words.join(' ')
  const help = helps.get(key) ?? readHelp(words)
  helps.set(key, help)
  return help
}

/** What the help of a command says of it; `undefined` for words that are no command. */
async function readHelp(words: readonly string[]) {
  const { stdout } = await runSupabase([...words, '--help'])
  const part = (name: string) =>
    new RegExp(String.raw`^${name}\n((?:  .*\n?)+)`, 'm').exec(stdout)?.[1] ?? ''
  const usage = part('USAGE').trim()
  // A word that the CLI does not know gets the help of the command before it.
  if (!`${usage} `.startsWith(`${['supabase', ...words].join(' ')} `)) return undefined
  const flags = [...(part('FLAGS') + part('GLOBAL FLAGS')).matchAll(/^  (--[a-z-]+)/gm)]
  return {
    hasSubcommands: part('SUBCOMMANDS') !== '',
    takesArguments: part('ARGUMENTS') !== '',
    isLocalByDefault: part('TARGET').includes('Local by default'),
    flags: flags.map(([, flag]) => flag),
  }
}

/** The sentence about what is wrong with a command line, or `undefined`. */
async function problemOf(line: string): Promise<string | undefined> {
  const [, ...parts] = line.split(/\s+/)
  const words: string[] = []
  let help = await helpOf(words)
  for (const part of parts) {
    if (part.startsWith('--')) {
      if (!help?.flags.includes(part.split('=')[0])) return `there is no flag ${part}`
    } else if (help?.hasSubcommands) {
      words.push(part)
      help = await helpOf(words)
      if (!help) return `there is no command ${words.join(' ')}`
    } else if (!help?.takesArguments) return `it takes no ${part}`
  }
  if (help?.hasSubcommands) return 'it is no whole command'
  const isRemote = parts.some((part) => part.startsWith('--remote'))
  if (help?.isLocalByDefault && !isRemote) return 'it would go to the local database'
  return undefined
}

describe('the commands that the documentation gives', () => {
  const texts = documentationFiles(projectRoot).map((file) => readText(file))
  const lines = [...texts.join('\n').matchAll(/npx (supabase [^`\n]+)/g)].map(([, line = '']) =>
    line.trim(),
  )

  test('Z52 are found', () => {
    expect(lines).toContain('supabase db push --remote --include-seed')
    expect(lines.length).toBeGreaterThan(5)
  })

  test.each([...new Set(lines)])('Z52 %s exists in the pinned CLI', async (line) => {
    expect(await problemOf(line)).toBeUndefined()
  })

  test.each([
    ['supabase db push --include-seed', 'it would go to the local database'],
    ['supabase db push --remote --linked', 'there is no flag --linked'],
    ['supabase database push', 'there is no command database'],
    ['supabase db', 'it is no whole command'],
    ['supabase config push production', 'it takes no production'],
  ])('Z52 %s is noticed', async (line, problem) => {
    expect(await problemOf(line)).toBe(problem)
  })
})
