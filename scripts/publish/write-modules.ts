import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ModuleTexts } from './module-text.ts'

/** The changes that bring a folder up to date. */
export type ModuleChanges = {
  /** Names of modules that are missing or differ. */
  changed: string[]
  /** Names of modules of articles that no longer exist. */
  stale: string[]
}

/** Compares a folder of modules with their intended text. */
export async function moduleChanges(folder: string, texts: ModuleTexts): Promise<ModuleChanges> {
  const changed: string[] = []
  for (const [name, text] of texts) {
    const file = path.join(folder, name)
    if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) changed.push(name)
  }
  const articles = await readdir(path.join(folder, 'articles')).catch(() => [])
  const stale = articles
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `articles/${name}`)
    .filter((name) => !texts.has(name))
  return { changed, stale }
}

/**
 * Brings a folder of modules up to date. Everything is written to temporary files first, so that a full
 * disk changes nothing. Unchanged files are not written, since that would reload every page of a
 * development server.
 */
export async function writeModules(folder: string, texts: ModuleTexts): Promise<ModuleChanges> {
  const changes = await moduleChanges(folder, texts)
  const written: { unfinished: string; file: string }[] = []
  try {
    for (const name of changes.changed) {
      const file = path.join(folder, name)
      const unfinished = `${file}.unfinished-${randomUUID()}`
      written.push({ unfinished, file })
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(unfinished, texts.get(name) ?? '')
    }
  } catch (error) {
    for (const { unfinished } of written) await rm(unfinished, { force: true })
    throw error
  }
  // New articles before the list that names them; stale modules are deleted last.
  for (const { unfinished, file } of written.toReversed()) await rename(unfinished, file)
  for (const name of changes.stale) await rm(path.join(folder, name))
  return changes
}
