import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { mapPainting } from '../../src/content/map-painting'
import type { PictureFiles } from '../../src/content/model'
import { pictureFiles } from '../../src/content/pictures'
import { avifOf, socialCardOf, widthsOf } from '../../src/lib/picture-sources'
import { offlinePagePath } from '../../src/offline/protocol'
import type { Manifest } from 'vite'
import { fixedPdfs, sheetsFolder } from './brochure-build'
import { chunkFiles } from './chunk-files'
import { chunkModulesFile } from './chunk-modules'
import { articleNotFoundFile } from './headers'
import { isMovedPage } from './redirects'

/** What a first load may never contain; patterns of source modules. */
const forbiddenModules: Record<string, RegExp> = {
  'supabase-js': /node_modules\/@supabase\//,
  'react-query': /node_modules\/@tanstack\//,
  zod: /node_modules\/(?:zod|@hookform)\//,
  'react-hook-form': /node_modules\/react-hook-form\//,
  'a Radix part': /node_modules\/@radix-ui\//,
  sonner: /node_modules\/sonner\//,
  motion: /node_modules\/(?:motion|framer-motion)\//,
  'the studio': /\/src\/admin\//,
  'the long texts of the tours': /\/content\/tours\.ts$/,
  'the stories of the blog': /\/content\/articles(?:\/|\.ts$)/,
}

const kilobyte = 1024

/**
 * Limits in kilobytes of 1024 bytes. HTML with its styles fits the first flight of a connection; bytes
 * before the first paint and the first interaction count most on a slow phone.
 */
const limits = {
  homeScriptGzip: 92,
  pageScriptGzip: 96,
  styleGzip: 10,
  htmlBrotli: 14,
  /** An article is as long as its reading time says; its first flight ends in the story. */
  articleHtmlBrotli: 17,
  fonts: 45,
  brochure: 1000,
  /** The PDF of one tour, and that of a visit with a class. */
  sheet: 150,
  /**
   * Pictures as AVIF: of a hero at any width, of a tour's card at 480 pixels in the median, of the map at 960
   * pixels, the most that its page asks for.
   */
  hero: 90,
  tourCard: 16,
  map: 60,
  /** The largest preview that chats show. */
  socialCard: 300,
}

export type PageReport = {
  /** HTML file, relative to the site. */
  file: string
  scriptGzip: number
  styleGzip: number
  htmlBrotli: number
  fonts: number
  /** What exceeds its limit or must not be there, as sentences. */
  problems: string[]
}

function inKilobytes(bytes: number): number {
  return Math.round((bytes / kilobyte) * 10) / 10
}

function scriptsOf(html: string): string[] {
  const entry = /data-entry="\/([^"]+)"/.exec(html)?.[1]
  const preload = /data-preload="([^"]*)"/.exec(html)?.[1] ?? ''
  const files = preload.split(' ').map((href) => href.slice(1))
  return [...(entry ? [entry] : []), ...files].filter(Boolean)
}

/** The scripts of the page in an HTML file, which most pages fetch once they are used. */
function pageScriptsOf(html: string, manifest: Manifest): string[] {
  const [, id] = /<div id="root" data-page="([^"]+)"/.exec(html) ?? []
  const module = Object.keys(manifest).find(
    (name) => name.startsWith('src/pages/') && name.endsWith(`/${id}-page.tsx`),
  )
  return module === undefined ? [] : [...chunkFiles(manifest, module)]
}

/**
 * Measures the first load of one built page: the scripts the boot script requests, the inlined
 * styles, the HTML and the fonts.
 *
 * @param siteDir folder of a built site
 * @param file HTML file, relative to it
 */
function weighPage(
  siteDir: string,
  file: string,
  modules: Readonly<Record<string, readonly string[]>>,
  manifest: Manifest,
): PageReport {
  const html = readFileSync(join(siteDir, file), 'utf8')
  const scripts = scriptsOf(html)
  const sum = (files: string[], size: (bytes: Buffer) => number) =>
    inKilobytes(files.reduce((total, name) => total + size(readFileSync(join(siteDir, name))), 0))
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  const fonts = /data-fonts="([^"]*)"/.exec(html)?.[1]?.match(/(?<=\/)\S+/g) ?? []
  const report: PageReport = {
    file,
    scriptGzip: sum(scripts, (bytes) => gzipSync(bytes, { level: 9 }).length),
    styleGzip: inKilobytes(gzipSync(style, { level: 9 }).length),
    htmlBrotli: inKilobytes(brotliCompressSync(html).length),
    fonts: sum(fonts, (bytes) => bytes.length),
    problems: [],
  }

  const scriptLimit = file === 'index.html' ? limits.homeScriptGzip : limits.pageScriptGzip
  const isArticle = file.startsWith('blog/') && file !== articleNotFoundFile
  const htmlLimit = isArticle ? limits.articleHtmlBrotli : limits.htmlBrotli
  const compare = (what: string, size: number, limit: number) => {
    if (size > limit) report.problems.push(`${file}: ${what} weighs ${size} KB, over ${limit} KB`)
  }
  compare('the first script (gzip)', report.scriptGzip, scriptLimit)
  compare('the style sheet (gzip)', report.styleGzip, limits.styleGzip)
  compare('the HTML (brotli)', report.htmlBrotli, htmlLimit)
  compare('the fonts', report.fonts, limits.fonts)
  if (!scripts.length && file !== offlinePagePath.slice(1))
    report.problems.push(`${file}: names no script`)
  for (const [name, pattern] of Object.entries(forbiddenModules)) {
    const all = [...scripts, ...pageScriptsOf(html, manifest)]
    const chunk = all.find((script) => modules[script]?.some((id) => pattern.test(id)))
    if (chunk) report.problems.push(`${file}: the page loads ${name} at once (in ${chunk})`)
  }
  for (const script of scripts) {
    if (!modules[script]) report.problems.push(`${file}: nothing is known about ${script}`)
  }
  return report
}

/** Measures every HTML file of a built site except the studio's shell and pages that only redirect. */
export function weighSite(siteDir: string): PageReport[] {
  const modules: Record<string, string[]> = JSON.parse(
    readFileSync(join(siteDir, chunkModulesFile), 'utf8'),
  )
  const manifest: Manifest = JSON.parse(readFileSync(join(siteDir, '.vite/manifest.json'), 'utf8'))
  return readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== 'app.html')
    .filter((file) => !isMovedPage(readFileSync(join(siteDir, file), 'utf8')))
    .toSorted()
    .map((file) => weighPage(siteDir, file, modules, manifest))
}

function median(sizes: readonly number[]): number {
  return sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 0
}

/** The project's own pictures, without the operator's uploads. */
const ownPictures = Object.fromEntries(
  Object.entries(pictureFiles).filter(([address]) => !address.includes('/uploads/')),
)

/**
 * Reports generated pictures that are missing, or too large for a phone's data plan.
 *
 * @param pictures by the address that content gives
 */
export function pictureFaults(siteDir: string, pictures: PictureFiles = ownPictures): string[] {
  const faults: string[] = []
  const weigh = (address: string) => {
    const file = join(siteDir, address)
    if (!existsSync(file)) faults.push(`There is no ${address}`)
    return existsSync(file) ? inKilobytes(statSync(file).size) : 0
  }
  const cards: number[] = []
  for (const [address, picture] of Object.entries(pictures)) {
    weigh(address)
    const card = weigh(socialCardOf(picture))
    if (card > limits.socialCard) faults.push(`The card of ${address} weighs ${card} KB`)
    for (const width of widthsOf(picture)) {
      const avif = weigh(avifOf(picture, width))
      if (width === 480 && address.startsWith('/images/tours/')) cards.push(avif)
      if (width === 960 && address === mapPainting && avif > limits.map) {
        faults.push(`${address} weighs ${avif} KB at ${width} pixels, over ${limits.map} KB`)
      }
      if (address.startsWith('/images/hero/') && avif > limits.hero) {
        faults.push(`${address} weighs ${avif} KB at ${width} pixels, over ${limits.hero} KB`)
      }
    }
  }
  if (median(cards) > limits.tourCard) {
    faults.push(
      `A tour's card weighs ${median(cards)} KB in the median, over ${limits.tourCard} KB`,
    )
  }
  return faults
}

/** The PDFs of a built site. */
function pdfsOf(siteDir: string): string[] {
  const sheets = join(siteDir, sheetsFolder)
  const found = existsSync(sheets)
    ? readdirSync(sheets, { recursive: true, encoding: 'utf8' }).map((file) =>
        join(sheetsFolder, file),
      )
    : []
  return [...fixedPdfs, ...found].filter(
    (file) => file.endsWith('.pdf') && existsSync(join(siteDir, file)),
  )
}

/** Reports files besides pages that are missing in a built site or too large. */
export function findFaults(siteDir: string): string[] {
  const faults: string[] = []
  for (const file of fixedPdfs) {
    if (!existsSync(join(siteDir, file))) faults.push(`There is no ${file}`)
  }
  for (const file of pdfsOf(siteDir)) {
    const size = inKilobytes(statSync(join(siteDir, file)).size)
    const limit = file === 'brochure.pdf' ? limits.brochure : limits.sheet
    if (size > limit) faults.push(`${file} weighs ${size} KB, over ${limit} KB`)
  }
  const chunks = readdirSync(join(siteDir, 'assets')).filter((file) => file.endsWith('.js'))
  const breaks = (file: string) =>
    /\bdebugger\b/.test(readFileSync(join(siteDir, 'assets', file), 'utf8'))
  if (!chunks.some(breaks)) faults.push('No script holds the breakpoint of the content protection')
  return faults
}

/** Reports built files with parts of the development server. */
export function developmentFaults(siteDir: string): string[] {
  const modules: Record<string, string[]> = JSON.parse(
    readFileSync(join(siteDir, chunkModulesFile), 'utf8'),
  )
  return Object.entries(modules)
    .filter(([, ids]) => ids.some((id) => id.includes('/src/pages/styleguide/')))
    .map(([file]) => `${file} holds the style guide`)
}
