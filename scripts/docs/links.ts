import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'

/** Folders that hold pages, from the root of the project. */
const folders = ['art', 'docs', 'src', 'supabase', 'scripts', 'tests']

/** Every page in Markdown, as paths from the root of the project, in alphabetical order. */
export function documentationFiles(root: string): string[] {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  )
  return [...readdirSync(root), ...inFolders]
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
}

const withoutCode = (text: string) =>
  text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '').replaceAll(/`[^`\n]+`/g, '')

/** The page and the badge of a workflow, as GitHub addresses them from the README of any repository. */
const badgeAddress = /^\.\.\/\.\.\/actions\/workflows\/([\w-]+\.yml)(?:\/badge\.svg)?$/

/** The anchors that GitHub gives the headings of a page; a repeated one has a number. */
export function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of text
    .replaceAll(/^ *```[\s\S]*?^ *```/gm, '')
    .matchAll(/^#{1,6} +(.+)$/gm)) {
    const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const anchor = words.replaceAll(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-')
    let unique = anchor
    for (let count = 1; anchors.has(unique); count++) unique = `${anchor}-${count}`
    anchors.add(unique)
  }
  return anchors
}

/** The targets of a page's links and pictures, but for other sites. */
function targetsOf(text: string): string[] {
  const links = [...withoutCode(text).matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)|(?:src|href)="([^"]+)"/g)]
  return links
    .map(([, inText, inTag]) => decodeURIComponent(inText ?? inTag ?? ''))
    .filter((target) => !/^(?:https?|mailto|tel):/.test(target))
}

/**
 * Follows every relative link of the pages.
 *
 * @param root folder of the project
 * @returns a sentence for each link that leads nowhere, and for each page of `docs` that no chain of
 *   links from the README reaches
 */
export function linkProblems(root: string): string[] {
  const pages = new Map(
    documentationFiles(root).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )
  const problems: string[] = []
  const linked = new Map<string, string[]>()
  for (const [file, text] of pages) {
    for (const target of targetsOf(text)) {
      const [path = '', anchor] = target.split('#')
      const to = path ? normalize(join(file, '..', path)).replace(/\/$/, '') : file
      const workflow = badgeAddress.exec(target)?.[1]
      if (workflow !== undefined) {
        if (!existsSync(join(root, '.github/workflows', workflow)))
          problems.push(`${file}: ${target} names no workflow`)
        continue
      }
      const isThere = !to.startsWith('..') && existsSync(join(root, to))
      if (!isThere) problems.push(`${file}: ${target} leads nowhere`)
      else if (anchor !== undefined && !anchorsOf(pages.get(to) ?? '').has(anchor)) {
        problems.push(`${file}: ${target} names no heading`)
      }
      const isFolder = isThere && statSync(join(root, to)).isDirectory()
      linked.set(file, [...(linked.get(file) ?? []), isFolder ? `${to}/README.md` : to])
    }
  }
  const reached = new Set(['README.md'])
  for (const page of reached) for (const next of linked.get(page) ?? []) reached.add(next)
  const unreached = [...pages.keys()].filter(
    (file) => file.startsWith('docs/') && !reached.has(file),
  )
  return [...problems, ...unreached.map((file) => `${file}: no link leads here from README.md`)]
}
