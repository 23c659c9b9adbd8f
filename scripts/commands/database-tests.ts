import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Cluster } from '../postgres/cluster'
import { findPostgres } from '../postgres/install'
import type { Mutation } from '../postgres/mutation'
import { mutations } from '../postgres/mutations'
import noticedBefore from '../postgres/noticed-by.json' with { type: 'json' }
import { races, type Race } from '../postgres/race'
import { readTap } from '../postgres/tap'

const supabaseDir = fileURLToPath(new URL('../../supabase/', import.meta.url))
const testsDir = join(supabaseDir, 'tests')
const frozenSeed = fileURLToPath(new URL('../../tests/frozen/content/seed.sql', import.meta.url))
/** Which test file noticed each mutant the last time: running that file first saves most of the time. */
const noticedByFile = fileURLToPath(new URL('../postgres/noticed-by.json', import.meta.url))
const testFiles = sqlFiles(testsDir, '.test.sql')

type Counts = { passed: number; failed: number }

/**
 * Runs the pgTAP files on a real PostgreSQL with the migrations and the seed, then runs them
 * against mutants, each a copy of the database with one deliberate mistake, and expects the files to notice
 * every one.
 *
 * @param isRecording whether to record which file noticed which mutant
 */
async function runDatabaseTests(isRecording: boolean): Promise<Counts> {
  const cluster = new Cluster(findPostgres())
  const interrupt = () => {
    cluster.stop()
    process.exit(130)
  }
  process.once('SIGINT', interrupt)
  process.once('SIGTERM', interrupt)
  try {
    await cluster.start()
    prepare(cluster)
    const parts = [runFiles(cluster), await runRaces(cluster)]
    // A file that fails anyway would notice every mutant.
    if (parts.every(({ failed }) => failed === 0)) parts.push(runMutations(cluster, isRecording))
    return parts.reduce((sum, { passed, failed }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
    }))
  } finally {
    process.off('SIGINT', interrupt)
    process.off('SIGTERM', interrupt)
    cluster.stop()
  }
}

/** @param args `--record` records which test file noticed which mutant, which makes the next run faster */
export async function main(args: readonly string[]): Promise<void> {
  const { passed, failed } = await runDatabaseTests(args.includes('--record'))
  console.log(`${passed} passed, ${failed} failed`)
  if (failed > 0 || passed === 0) process.exitCode = 1
}

function prepare(cluster: Cluster): void {
  cluster.execute('postgres', 'create database original')
  // One transaction per file, as `supabase db push` does it.
  const run = (database: string, file: string) =>
    cluster.execute(database, `begin;\n${readFileSync(file, 'utf8')}\ncommit;`)
  for (const file of [
    join(testsDir, 'stub.sql'),
    ...sqlFiles(join(supabaseDir, 'migrations'), '.sql'),
  ]) {
    run('original', file)
  }
  // The current content must load, and load again without a change; the tests run on the frozen content.
  cluster.execute('postgres', 'create database current template original')
  run('current', join(supabaseDir, 'seed.sql'))
  run('current', join(supabaseDir, 'seed.sql'))
  cluster.execute('postgres', 'drop database current')
  run('original', frozenSeed)
  run('original', join(testsDir, 'helpers.sql'))
}

/** Runs on a copy, because sequences stay advanced after a rollback. */
function runFiles(cluster: Cluster): Counts {
  cluster.execute('postgres', 'create database plain template original')
  const counts = { passed: 0, failed: 0 }
  for (const file of testFiles) {
    const { output, errors } = cluster.run('plain', ['-f', file])
    const { passed, failures } = readTap(output, errors)
    console.log(`  ${basename(file)}: ${passed} passed, ${failures.length} failed`)
    for (const failure of failures) console.log(`    ${failure}`)
    counts.passed += passed
    counts.failed += failures.length
  }
  return counts
}

async function runRaces(cluster: Cluster): Promise<Counts> {
  const counts = { passed: 0, failed: 0 }
  for (const race of races) {
    const { passed, failed } = await runRace(cluster, race)
    counts.passed += passed
    counts.failed += failed
  }
  return counts
}

async function runRace(cluster: Cluster, { name, success, run, mutant }: Race): Promise<Counts> {
  cluster.execute('postgres', 'create database race template original')
  const problem = await run(cluster, 'race')
  console.log(`  ${name}: ${problem ?? success}`)
  cluster.execute('postgres', 'create database unlocked template original')
  cluster.execute('unlocked', mutant)
  const isNoticed = (await run(cluster, 'unlocked')) !== undefined
  console.log(`  the same without the lock: ${isNoticed ? 'noticed' : 'not noticed'}`)
  for (const database of ['race', 'unlocked']) {
    cluster.execute('postgres', `drop database ${database} with (force)`)
  }
  const failed = [problem !== undefined, !isNoticed].filter(Boolean).length
  return { passed: 2 - failed, failed }
}

function runMutations(cluster: Cluster, isRecording: boolean): Counts {
  // If an unchanged copy failed, every mutant would seem to be noticed.
  if (noticingFile(cluster, 'select 1', testFiles) !== undefined) {
    console.log('  mutants: an unchanged copy of the database fails')
    return { passed: 0, failed: 1 }
  }
  const noticedBy = new Map<string, string>()
  const missed: string[] = []
  for (const mutation of mutations) {
    const file = noticingFile(cluster, mutation.sql, likelyFirst(mutation))
    if (file === undefined) missed.push(mutation.name)
    else noticedBy.set(mutation.name, basename(file, '.test.sql'))
  }
  console.log(`  mutants: ${noticedBy.size} of ${mutations.length} noticed`)
  for (const name of missed) console.log(`    not noticed: ${name}`)
  if (isRecording) {
    const lines = [...noticedBy].toSorted(([one], [other]) => (one < other ? -1 : 1))
    writeFileSync(noticedByFile, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`)
  }
  return { passed: noticedBy.size, failed: missed.length }
}

/** The first of the test files that fails on a copy of the database after this SQL. */
function noticingFile(cluster: Cluster, sql: string, files: readonly string[]): string | undefined {
  cluster.execute('postgres', 'create database mutant template original')
  try {
    cluster.execute('mutant', sql)
    return files.find((file) => {
      const { output, errors } = cluster.run('mutant', ['-f', file])
      return readTap(output, errors).failures.length > 0
    })
  } finally {
    cluster.execute('postgres', 'drop database mutant')
  }
}

/** The test files in this order: the one that noticed the mutant before, those whose subject its SQL names, the rest. */
function likelyFirst({ name, sql }: Mutation): string[] {
  const before = new Map(Object.entries(noticedBefore)).get(name)
  const nearness = (file: string) => {
    const subject = basename(file, '.test.sql')
    if (subject === before) return 0
    return sql.includes(subject) ? 1 : 2
  }
  return testFiles.toSorted((one, other) => nearness(one) - nearness(other))
}

function sqlFiles(folder: string, end: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(end))
    .toSorted()
    .map((file) => join(folder, file))
}
