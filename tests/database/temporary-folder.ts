import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'

const folders: string[] = []

// After the hooks of the test file, which stop what works in these folders.
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})

/** A new folder below the system's temporary one; it goes away with the test file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shamba-test-'))
  folders.push(folder)
  return folder
}

/** A new data folder as a first start leaves it when it has been stopped: with the sample content. */
export function sampleFolder(): string {
  const folder = temporaryFolder()
  cpSync(inject('sampleData'), folder, { recursive: true })
  return folder
}
