import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { projectRoot } from '../../scripts/site/build-site'

const folder = join(projectRoot, '.github/workflows')

const stepSchema = z.strictObject({
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  env: z.record(z.string(), z.string()).optional(),
})

const workflowSchema = z.strictObject({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': z.boolean() }),
  jobs: z.record(
    z.string(),
    z.strictObject({
      if: z.string().optional(),
      'runs-on': z.string(),
      'timeout-minutes': z.number(),
      name: z.string().optional(),
      permissions: z.record(z.string(), z.string()),
      strategy: z
        .strictObject({
          'fail-fast': z.literal(false),
          matrix: z.record(z.string(), z.array(z.string())),
        })
        .optional(),
      env: z.record(z.string(), z.string()).optional(),
      steps: z.array(stepSchema),
    }),
  ),
})

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
const read = (file: string) => workflowSchema.parse(parse(textOf(file)))

const files = readdirSync(folder)
const stepsOf = (file: string) => Object.values(read(file).jobs).flatMap(({ steps }) => steps)
const commandsOf = (file: string) => stepsOf(file).map(({ run = '' }) => run)

describe.each(files)('%s', (file) => {
  it('writes no expression into a shell command, where a caller could add commands', () => {
    expect(commandsOf(file).join('\n')).not.toContain('${{')
  })

  it('has no right but what its jobs name', () => {
    const { permissions, jobs } = read(file)
    expect(permissions).toEqual({})
    for (const job of Object.values(jobs)) {
      expect(job.permissions).toEqual({ contents: file === 'publish.yml' ? 'write' : 'read' })
    }
  })

  it('runs actions of GitHub alone, by their commit with the version beside it', () => {
    const steps = stepsOf(file).filter(({ uses }) => uses)
    expect(steps.length).toBeGreaterThan(0)
    for (const { uses } of steps) expect(uses).toMatch(/^actions\/[a-z-]+@[\da-f]{40}$/)
    const versions = textOf(file).match(/uses: .*@[\da-f]{40} # v\d+\.\d+\.\d+$/gm)
    expect(versions).toHaveLength(steps.length)
  })

  it('leaves no token behind a checkout', () => {
    for (const { steps } of Object.values(read(file).jobs)) {
      const [first] = steps
      expect(first?.uses).toMatch(/^actions\/checkout@/)
      expect(first?.with?.['persist-credentials']).toBe(false)
    }
  })

  it('runs no script of a package where a job may write', () => {
    for (const { permissions, steps } of Object.values(read(file).jobs)) {
      if (!Object.values(permissions).includes('write')) continue
      const installs = steps.filter(({ run }) => /\bnpm (?:ci|install)\b/.test(run ?? ''))
      expect(installs.map(({ run }) => run)).toEqual(['npm ci --ignore-scripts'])
    }
  })

  it('calls scripts and files that exist', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')))
    const called = [
      ...commandsOf(file)
        .join('\n')
        .matchAll(/\bnpm run ([\w:-]+)/g),
    ]
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(called.map(([, name]) => name)))
    for (const [, path = ''] of commandsOf(file)
      .join('\n')
      .matchAll(/^(\.[\w./-]+)$/gm)) {
      expect(readFileSync(join(projectRoot, path), 'utf8')).toMatch(/^#!/)
    }
  })
})

describe('ci.yml', () => {
  const { jobs } = read('ci.yml')
  const commands = commandsOf('ci.yml').join('\n')

  it('runs every suite of the tests, each in a job that can be repeated alone', () => {
    expect(Object.keys(jobs)).toEqual(['check', 'unit', 'database', 'e2e'])
    const called = ['check', 'test:unit', 'test:database', 'test:e2e']
    for (const name of called) expect(commands).toContain(`npm run ${name}`)
    for (const project of ['database', 'project', 'current-content', 'brand']) {
      expect(commands).toContain(`--project ${project}`)
    }
  })

  it('divides the end-to-end tests into as many parts as it has jobs for them', () => {
    const parts = jobs['e2e']?.strategy?.matrix['shard'] ?? []
    expect(parts).toEqual(parts.map((_, index) => String(index + 1)))
    expect(commands).toContain(`--shard="$SHARD/${parts.length}"`)
  })

  it('tries the oldest Node that the project allows and each later even version', () => {
    const versions = jobs['unit']?.strategy?.matrix['node'] ?? []
    const { engines } = z
      .object({ engines: z.object({ node: z.string() }) })
      .parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')))
    expect(engines.node).toBe(`>=${versions[0]}.0`)
    expect(versions.slice(1)).toEqual(['22', '24', '26'])
  })

  it('asks for known weaknesses and for the signatures of packages', () => {
    expect(commands).toContain('npm audit --omit=dev --audit-level=high')
    expect(commands).toContain('npm audit signatures')
  })
})

describe('dependabot.yml', () => {
  it('keeps packages and actions up to date, in groups', () => {
    const { updates } = z
      .object({
        updates: z.array(
          z.object({ 'package-ecosystem': z.string(), groups: z.record(z.string(), z.unknown()) }),
        ),
      })
      .parse(parse(readFileSync(join(folder, '../dependabot.yml'), 'utf8')))
    expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions'])
    for (const { groups } of updates) expect(Object.keys(groups)).toHaveLength(1)
  })
})

describe('publish.yml', () => {
  const { on, concurrency } = read('publish.yml')
  const steps = stepsOf('publish.yml')

  it('Y5 answers the event that the edge function sends, runs nightly and by hand', () => {
    expect(on['repository_dispatch']).toEqual({ types: ['publish'] })
    expect(on['schedule']).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }])
    expect(on).toHaveProperty('workflow_dispatch')
    expect(concurrency).toEqual({ group: 'publish', 'cancel-in-progress': false })
  })

  it('K10 runs after midnight in Nairobi, when a new day begins for scheduled posts', () => {
    const [entry] = z.array(z.object({ cron: z.string() })).parse(on['schedule'])
    const [minute = '', hour = ''] = entry?.cron.split(' ') ?? []
    expect((Number(hour) + 3) % 24).toBe(0)
    expect(Number(minute)).toBeLessThan(60)
  })

  it('lets content shrink only where the call says so', () => {
    const pull = steps.find(({ run }) => run?.includes('content:pull'))
    expect(pull?.env?.['ALLOW_SHRINK']).toContain('github.event.client_payload.allowShrink')
    expect(pull?.run).toMatch(/if \[ "\$ALLOW_SHRINK" = "true" \]; then\s+.*--allow-shrink\s+else/)
  })

  it('commits after every check, and only what a pull writes', () => {
    const last = steps.at(-1)?.run ?? ''
    const added = [...last.matchAll(/git add (.*)/g)].map(([, what]) => what)
    expect(added).toEqual([
      '--all -- src/content supabase/seed.sql',
      '--update -- art/masters public/pictures',
    ])
    expect(steps.filter(({ run }) => run?.includes('git push'))).toHaveLength(1)
    expect(last).toContain('git push')
  })
})
