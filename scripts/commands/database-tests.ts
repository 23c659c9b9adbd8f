import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Cluster } from '../postgres/cluster'
import { findPostgres } from '../postgres/install'
import { recordNoticed, tryMutations } from '../postgres/mutant-runs'
import { mutations } from '../postgres/mutations'
import { races, type Race } from '../postgres/race'
import { readTap } from '../postgres/tap'

const supabaseDir = fileURLToPath(new URL('../../supabase/', import.meta.url))
const testsDir = join(supabaseDir, 'tests')
const frozenSeed = fileURLToPath(new URL('../../tests/frozen/content/seed.sql', import.meta.url))
const testFiles = sqlFiles(testsDir, '.test.sql')

type Counts = { passed: number; failed: number }

/**
 * Runs the pgTAP files on a real PostgreSQL with the migrations and the seed, then runs them
 * against mutants, each with one deliberate mistake in the database, and expects the files to notice every
 * one.
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
    if (parts.every(({ failed }) => failed === 0)) {
      parts.push(await runMutations(cluster, isRecording))
    }
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

async function runMutations(cluster: Cluster, isRecording: boolean): Promise<Counts> {
  const { noticedBy, missed, isSound } = await tryMutations(cluster, mutations, testFiles)
  // If an unchanged copy failed, every mutant would seem to be noticed.
  if (!isSound) {
    console.log('  mutants: an unchanged copy of the database fails')
    return { passed: 0, failed: 1 }
  }
  console.log(`  mutants: ${noticedBy.size} of ${mutations.length} noticed`)
  for (const name of missed) console.log(`    not noticed: ${name}`)
  if (isRecording) recordNoticed(noticedBy)
  return { passed: noticedBy.size, failed: missed.length }
}

function sqlFiles(folder: string, end: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(end))
    .toSorted()
    .map((file) => join(folder, file))
}
