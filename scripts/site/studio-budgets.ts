import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { chunkModulesFile } from './chunk-modules'
import { studioPages, studioRouter } from './studio-shell'

/** Name in the manifest of the entry of all pages. */
const entry = 'index.html'

/** Script files that a page of the studio may load before it can be used: each costs a phone a request. */
const mostFiles = 25

/**
 * What those files may weigh in kilobytes of 1024 bytes, gzip: on a slow phone line 100 KB take half a
 * second.
 */
const scriptLimits = { signIn: 250, entries: 385, others: 315 }

function limitOf(pattern: string): number {
  if (pattern === '/auth') return scriptLimits.signIn
  return /^\/admin\/(?:tours|blog|gallery|site)/.test(pattern)
    ? scriptLimits.entries
    : scriptLimits.others
}

/** Everything that public pages may ever load: all chunks but those behind the studio's router. */
function publicFiles(manifest: Manifest): Set<string> {
  const modules = new Set([entry])
  for (const module of modules) {
    const { imports = [], dynamicImports = [] } = manifest[module] ?? {}
    for (const next of [...imports, ...dynamicImports]) {
      if (next !== studioRouter) modules.add(next)
    }
  }
  return new Set([...modules].flatMap((module) => manifest[module]?.file ?? []))
}

export type StudioReport = {
  /** Largest number of script files of a page, and largest weight in KB. */
  files: number
  scriptGzip: number
  /** What exceeds its limit or must not be there, as sentences. */
  problems: string[]
}

/** Measures the scripts that each page of the studio loads before it can be used. */
export function weighStudio(siteDir: string): StudioReport {
  const read = (file: string) => readFileSync(join(siteDir, file), 'utf8')
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'))
  const modules: Record<string, readonly string[]> = JSON.parse(read(chunkModulesFile))
  const weights = new Map<string, number>()
  const weigh = (file: string) => {
    const path = join(siteDir, file)
    const known = weights.get(file)
    const size = known ?? (existsSync(path) ? gzipSync(readFileSync(path)).length : 0)
    weights.set(file, size)
    return size
  }
  const report: StudioReport = { files: 0, scriptGzip: 0, problems: [] }
  for (const { pattern, files } of studioPages(manifest, entry).pages) {
    const bytes = [...files].reduce((total, file) => total + weigh(file), 0)
    const kilobytes = Math.round(bytes / 1024)
    report.files = Math.max(report.files, files.size)
    report.scriptGzip = Math.max(report.scriptGzip, kilobytes)
    if (files.size > mostFiles) {
      report.problems.push(`${pattern}: loads ${files.size} script files, over ${mostFiles}`)
    }
    if (kilobytes > limitOf(pattern)) {
      report.problems.push(
        `${pattern}: its scripts (gzip) weigh ${kilobytes} KB, over ${limitOf(pattern)} KB`,
      )
    }
  }
  for (const file of publicFiles(manifest)) {
    const part = modules[file]?.find((id) => id.includes('/src/admin/'))
    if (part) report.problems.push(`${file}: public pages may load it, and it contains ${part}`)
  }
  return report
}
