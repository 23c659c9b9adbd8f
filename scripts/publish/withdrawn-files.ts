import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PictureFiles } from '../../src/content/model.ts'
import { pictureFolder } from '../../src/lib/picture-sources.ts'
import { readContent } from '../../src/publish/read-content.ts'
import { snapshotPath } from '../../src/publish/rows.ts'
import { pictureModulesOf, readModules } from '../images/update.ts'
import { generatedHeader } from './module-text.ts'
import { currentContent } from './current-content.ts'
import { publishFolders } from './publish-folders.ts'
import type { LivePointer } from './release-pointer.ts'
import { readRecord, writeRecord } from './release-record.ts'
import {
  isWithdrawn,
  readRegister,
  registerModule,
  withdrawnUses,
  type Register,
} from './withdrawn.ts'

const sourceFolder = fileURLToPath(new URL('../../src', import.meta.url))

/**
 * Deletes the files of withdrawn pictures from a built site.
 *
 * @param pictures all pictures of the site, by address
 */
export async function removeWithdrawnFiles(
  siteDir: string,
  pictures: PictureFiles,
  register: Register,
): Promise<void> {
  const entries = Object.entries(pictures)
  const kept = new Set(
    entries.filter(([address]) => !isWithdrawn(address, register)).map(([, { key }]) => key),
  )
  for (const [address, picture] of entries) {
    if (!isWithdrawn(address, register)) continue
    await rm(join(siteDir, address), { force: true })
    // The same photograph may have a second address.
    if (kept.has(picture.key)) continue
    await rm(join(siteDir, pictureFolder(picture)), { recursive: true, force: true })
  }
}

/**
 * The register that applies to some content.
 *
 * @param contentDir folder that stands in for `src/content`, see `contentFolder`
 * @throws Error naming everything that shows a picture of the register: items of the content, and
 *   modules of the code
 */
export async function registerOfContent(contentDir: string | undefined): Promise<Register> {
  const isOwn = contentDir && existsSync(join(contentDir, registerModule))
  const register = readRegister(isOwn ? contentDir : join(sourceFolder, 'content'))
  if (register.size === 0) return register
  const { rows } = await currentContent(contentDir || join(sourceFolder, 'content'))
  const uses = withdrawnUses(readContent(rows).pictures, register)
  const problems = [
    ...uses.map(({ title, field, message }) => `${title}, ${field}: ${message}`),
    ...(await withdrawnInCode(sourceFolder, register)),
  ]
  if (problems.length > 0) throw new Error(problems.join(' '))
  return register
}

/**
 * Sentences about source modules that show withdrawn pictures by their address.
 *
 * @param source absolute path of `src`; generated modules are skipped, since their rows are checked
 */
export async function withdrawnInCode(source: string, register: Register): Promise<string[]> {
  if (register.size === 0) return []
  const entries = await readdir(source, { recursive: true, withFileTypes: true })
  const modules = entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(source, file).startsWith(join('content', 'pictures')))
  const found: string[] = []
  for (const file of modules.toSorted()) {
    const text = await readFile(file, 'utf8')
    if (text.startsWith(generatedHeader)) continue
    const addresses = new Set(text.match(/\/images\/[\w./-]+\.\w+/g))
    for (const address of addresses) {
      if (!isWithdrawn(address, register)) continue
      const name = join('src', relative(source, file))
      found.push(
        `${name} shows ${address}, whose consent was withdrawn: put another picture in its place.`,
      )
    }
  }
  return found
}

/** Whether a release may hold files of withdrawn pictures; always true without a record. */
function mayShow(release: string, register: Register): boolean {
  const files = Object.keys(readRecord(release)?.files ?? {})
  if (files.length === 0) return true
  return files.some((name) => isWithdrawn(`/${name}`, register))
}

/**
 * The pointer without earlier releases that show withdrawn pictures: their files would answer at their
 * old addresses. An open tab of such a release loads the new site.
 */
export function withoutWithdrawn(
  dataDir: string,
  pointer: LivePointer,
  register: Register,
): LivePointer {
  if (register.size === 0) return pointer
  const { releases } = publishFolders(dataDir)
  const previous = pointer.previous.filter((name) => !mayShow(join(releases, name), register))
  return { ...pointer, previous }
}

/**
 * Deletes the files of withdrawn pictures from the live release, as far as none of its pages shows them:
 * those wait for the next publish.
 *
 * @param contentDir folder that stands in for `src/content` where nothing was published
 * @returns whether files were deleted
 */
export async function cleanLiveRelease(
  dataDir: string,
  { release, content }: LivePointer,
  register: Register,
  contentDir: string | undefined,
): Promise<boolean> {
  const folders = publishFolders(dataDir)
  const folder = join(folders.releases, release ?? '')
  const record = release === null ? null : readRecord(folder)
  if (record === null || !mayShow(folder, register)) return false
  const answer: unknown = JSON.parse(readFileSync(join(folder, snapshotPath), 'utf8'))
  if (withdrawnUses(readContent(answer).pictures, register).length > 0) return false
  const published = content === null ? undefined : join(folders.content, content)
  const pictures = await readModules(pictureModulesOf(published ?? contentDir))
  await removeWithdrawnFiles(folder, pictures, register)
  const { files: _files, ...facts } = record
  writeRecord(folder, facts)
  return true
}
