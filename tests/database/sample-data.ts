import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { boot } from './local-stack'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder that `sampleFolder` copies. */
    sampleData: string
  }
}

/**
 * Makes the data of a first start once for all test files: creating a database and applying all migrations takes
 * four times as long as a copy.
 *
 * @returns what to do after all tests
 */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'shamba-sample-'))
  // PostgreSQL keeps the time zone of the process that creates a database; tests create some of their own.
  const zone = process.env['TZ']
  process.env['TZ'] = project.config.env['TZ']
  await (await boot(folder)).stop()
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
  project.provide('sampleData', folder)
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
