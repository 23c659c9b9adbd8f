import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ContentRows } from '../../src/publish/rows.ts'
import { importModule } from '../site/import-module.ts'
import { contentHashesSchema, type ModuleHashes } from './content-hashes.ts'

const contentModule = fileURLToPath(new URL('../site/manifest-content.ts', import.meta.url))

/** The content that a folder of modules holds now. */
export type CurrentContent = {
  /** Null when the folder has no content yet, or its modules cannot be read. */
  rows: ContentRows | null
  /** Hashes of the rows; null where they are unknown. */
  hashes: ModuleHashes | null
}

/** Evaluates the modules of a folder, without a cache. */
export async function currentContent(modules: string): Promise<CurrentContent> {
  if (!existsSync(path.join(modules, 'tours.ts'))) return { rows: null, hashes: null }
  try {
    const { rows, hashes } = await importModule<typeof import('../site/manifest-content')>(
      contentModule,
      modules,
    )
    // Modules from earlier versions have no such hashes.
    const isKnown = contentHashesSchema.safeParse(hashes.seeded).success
    return { rows, hashes: isKnown ? hashes : null }
  } catch {
    // For example in the middle of a merge: a pull repairs it.
    return { rows: null, hashes: null }
  }
}
