import { join } from 'node:path'

// Imports nothing of the project: Vite's own configuration reads it, too.

/** Where the parts of a data folder are, as absolute paths. */
export function publishFolders(dataDir: string) {
  return {
    /** Whole built sites, a folder each. */
    releases: join(dataDir, 'releases'),
    /** Generated modules, a folder each, and beside it its rows as JSON. */
    content: join(dataDir, 'content'),
    /** Uploaded pictures. */
    uploads: { masters: join(dataDir, 'uploads'), files: join(dataDir, 'pictures') },
  }
}
