import { vi } from 'vitest'
import { createPublisher, type PublisherOptions } from '../../../scripts/publish/local-publisher'
import type { ReleaseJob, ReleaseResult } from '../../../scripts/publish/release-job'
import type { LocalStack } from '../../../supabase/local/stack'
import { dataFolder, makeSite } from './local-data'

type Row = { id: number; status: string; message: string | null; content: unknown }

/** The one table that a publisher knows. */
function tableOf(rows: Row[], withdrawn: readonly string[] = []): LocalStack['sql'] {
  return async <T>(text: string, params: unknown[] = []) => {
    if (text.includes('withdrawn_pictures')) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as below
      return withdrawn.map((hash) => ({ hash })) as T[]
    }
    const row = rows.find(({ id }) => id === params[0])
    if (text.startsWith('select content')) {
      // The shape that the caller asks for.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return (row ? [{ content: row.content }] : []) as T[]
    }
    const [, status, message] = params
    if (row?.status === 'started') {
      Object.assign(row, { status, message })
    }
    return []
  }
}

type Setting = Partial<Pick<PublisherOptions, 'builds' | 'prepare'>> & {
  runJob: NonNullable<PublisherOptions['runJob']>
  /** Hashes of withdrawn pictures; more may come. */
  withdrawn?: string[]
}

/** A publisher on a data folder of its own, before a table of these rows. */
export function publisherFor(rows: Row[], { runJob, withdrawn = [], ...more }: Setting) {
  const dataDir = dataFolder()
  const lines: string[] = []
  const shown: (string | null)[] = []
  const publisher = createPublisher({
    stack: {
      sql: tableOf(rows, withdrawn),
      fetch: () => Promise.resolve(new Response('here')),
      publishableKey: 'sb_publishable_test',
    },
    dataDir,
    contentDir: undefined,
    builds: true,
    prepare: (pointer) => () => void shown.push(pointer.release),
    log: (line) => void lines.push(line),
    runJob,
    ...more,
  })
  return { publisher, dataDir, lines, shown }
}

/** A publish that is to be worked on. */
export function started(id: number): Row {
  return { id, status: 'started', message: null, content: { tours: [id] } }
}

/** A child that builds, as far as the publisher can see. */
export function builds(hash = 'abc') {
  return vi.fn<(job: ReleaseJob) => Promise<ReleaseResult>>((job) => {
    if (job.outDir !== null) makeSite(job.outDir, 'built')
    return Promise.resolve({ state: 'done', hash, inputs: `inputs of ${hash}` })
  })
}

/** What the function `publish` hands over for it. */
export const order = { id: 1, hash: 'abc', allowShrink: false }
