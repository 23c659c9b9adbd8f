import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Cluster, SqlResult } from './cluster'
import type { Mutation } from './mutation'
import noticedBefore from './noticed-by.json' with { type: 'json' }
import { readTap } from './tap'

/** Which test file noticed each mutant the last time: running that file first saves most of the time. */
const noticedByFile = fileURLToPath(new URL('noticed-by.json', import.meta.url))

type Results = {
  /** Name of the test file that noticed a mutant, by the name of the mutant. */
  noticedBy: Map<string, string>
  /** Names of the mutants that no file noticed. */
  missed: string[]
  /** Whether the unchanged database passes all files; nothing else is tried if not. */
  isSound: boolean
}

/**
 * Runs test files against mutants of the database `original`, several at a time.
 *
 * @param testFiles paths of pgTAP files that begin with `begin;` and end with `rollback;`
 * @throws Error when the SQL of a mutant does not work
 */
export async function tryMutations(
  cluster: Cluster,
  mutations: readonly Mutation[],
  testFiles: readonly string[],
): Promise<Results> {
  const results: Results = { noticedBy: new Map(), missed: [], isSound: false }
  // Each worker has a copy: the changes of a mutant lock the tables until they are rolled back.
  const databases = Array.from({ length: availableParallelism() }, (_, index) => `mutants_${index}`)
  for (const database of databases) {
    cluster.execute('postgres', `create database ${database} template original`)
  }
  // A rollback does not put sequences back, and the ids of new rows decide in some tests.
  const { output: reset } = cluster.run('original', [
    '-c',
    `select format('select setval(%L, %s, %L);', format('%I.%I', schemaname, sequencename),
       coalesce(last_value, start_value), last_value is not null) from pg_sequences`,
  ])
  const [first = ''] = databases
  // Backwards, so that what a file leaves behind for those after it shows.
  const unchanged = await noticingFile(cluster, first, `${reset} select 1`, testFiles.toReversed())
  if (unchanged !== undefined) return results
  results.isSound = true

  const waiting = mutations.values()
  const work = async (database: string): Promise<void> => {
    for (const mutation of waiting) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other in each database
      const file = await noticingFile(
        cluster,
        database,
        `${reset} ${mutation.sql}`,
        likelyFirst(mutation, testFiles),
      )
      if (file === undefined) results.missed.push(mutation.name)
      else results.noticedBy.set(mutation.name, basename(file, '.test.sql'))
    }
  }
  await Promise.all(databases.map((database) => work(database)))
  return results
}

/** Notes which file noticed which mutant, for the next run. */
export function recordNoticed(noticedBy: ReadonlyMap<string, string>): void {
  const lines = [...noticedBy].toSorted(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(noticedByFile, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`)
}

/** The first of the test files that fails after this SQL; what both do is rolled back. */
async function noticingFile(
  cluster: Cluster,
  database: string,
  sql: string,
  files: readonly string[],
): Promise<string | undefined> {
  for (const file of files) {
    // The `begin;` of the file changes nothing in a transaction, and its `rollback;` ends this one.
    const { output, errors } = await cluster.runBeside(
      database,
      ['-f', '-'],
      `begin;
${waitForRollback}
\\set ON_ERROR_STOP on
${sql};
\\set ON_ERROR_STOP off
\\echo ${mutated}
${readFileSync(file, 'utf8')}`,
      hasFailed,
    )
    if (!output.includes(mutated)) throw new Error(`A mutant does not work: ${errors}`)
    if (readTap(output.replace(mutated, ''), errors).failures.length > 0) return file
  }
  return undefined
}

/** A mutant that was cut short may still be rolling back; until then it could advance sequences. */
const waitForRollback = `select pg_advisory_xact_lock(hashtext('mutant'));`

/** Whether a test has failed once the mutant was in place: what follows it in the file says nothing more. */
function hasFailed({ output }: SqlResult): boolean {
  return output.includes(mutated) && /^not ok \d+/m.test(output)
}

/** Printed once the SQL of a mutant has worked. */
const mutated = '# The mutant is in place.'

/** The test files in this order: the one that noticed the mutant before, those whose subject its SQL names, the rest. */
function likelyFirst({ name, sql }: Mutation, testFiles: readonly string[]): string[] {
  const before = new Map(Object.entries(noticedBefore)).get(name)
  const nearness = (file: string) => {
    const subject = basename(file, '.test.sql')
    if (subject === before) return 0
    return sql.includes(subject) ? 1 : 2
  }
  return testFiles.toSorted((one, other) => nearness(one) - nearness(other))
}
