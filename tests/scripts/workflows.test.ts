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
      permissions: z.record(z.string(), z.string()),
      env: z.record(z.string(), z.string()).optional(),
      steps: z.array(stepSchema),
    }),
  ),
})

const read = (file: string) => workflowSchema.parse(parse(readFileSync(join(folder, file), 'utf8')))

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
    const granted = Object.values(jobs).map((job) => job.permissions)
    expect(granted).toEqual([{ contents: file === 'publish.yml' ? 'write' : 'read' }])
  })

  it('runs actions of GitHub alone, by their major version, and leaves no token behind', () => {
    const steps = stepsOf(file).filter(({ uses }) => uses)
    expect(steps.length).toBeGreaterThan(0)
    for (const { uses } of steps) expect(uses).toMatch(/^actions\/[a-z-]+@v\d+$/)
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual([false])
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
