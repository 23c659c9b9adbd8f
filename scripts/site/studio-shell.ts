import { studioPatterns } from '../../src/lib/paths'
import type { Manifest } from 'vite'
import { darkColours } from '../../tailwind.config'
import { studioBootScript } from './boot-script'
import { chunkFiles } from './chunk-files'

/** Name in the manifest of the module behind which everything is the studio's. */
export const studioRouter = 'src/admin/studio-router.tsx'
const shell = 'src/admin/frame/shell/studio-shell.tsx'

/** The modules that `studio-router.tsx` loads for each address. */
export const studioModules: Record<(typeof studioPatterns)[number], readonly string[]> = {
  '/auth': ['src/admin/auth/auth-page.tsx'],
  '/admin': [shell, 'src/admin/dashboard/dashboard-page.tsx'],
  '/admin/tours': [shell, 'src/admin/tours/tours-page.tsx'],
  '/admin/tours/:id': [shell, 'src/admin/tours/tour-page.tsx'],
  '/admin/blog': [shell, 'src/admin/blog/blog-page.tsx'],
  '/admin/blog/:id': [shell, 'src/admin/blog/post-page.tsx'],
  '/admin/gallery': [shell, 'src/admin/gallery/gallery-page.tsx'],
  '/admin/site': [shell, 'src/admin/site/site-page.tsx'],
  '/admin/site/:sheet': [shell, 'src/admin/site/sheet-page.tsx'],
  '/admin/asked': [shell, 'src/admin/asked/asked-page.tsx'],
  '/admin/launch': [shell, 'src/admin/launch/launch-page.tsx'],
  '/admin/settings': [shell, 'src/admin/settings/settings-page.tsx'],
  '/admin/people': [shell, 'src/admin/people/people-page.tsx'],
  '/admin/activity': [shell, 'src/admin/activity/activity-page.tsx'],
  '/admin/publish': [shell, 'src/admin/publishing/publish-page.tsx'],
  '/admin/status': [shell, 'src/admin/status/status-page.tsx'],
  '/admin/help': [shell, 'src/admin/help/help-page.tsx'],
  '/admin/help/:job': [shell, 'src/admin/help/help-page.tsx'],
}

/** The script files of one page of the studio. */
export type StudioPage = { pattern: string; files: ReadonlySet<string> }

/**
 * The script files that each page of the studio needs before it can be used.
 *
 * @param entryModule name in the manifest of the entry that `index.html` loads
 * @returns the files of all pages, and of each
 * @throws Error when the build has no chunk for a page
 */
export function studioPages(
  manifest: Manifest,
  entryModule: string,
): { common: ReadonlySet<string>; pages: StudioPage[] } {
  const common = chunkFiles(manifest, studioRouter, chunkFiles(manifest, entryModule))
  const pages = studioPatterns.map((pattern) => {
    const files = new Set(common)
    for (const module of studioModules[pattern]) chunkFiles(manifest, module, files)
    return { pattern, files }
  })
  return { common, pages }
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

export type ShellParts = {
  /** `index.html` without scripts and style sheets. */
  bare: string
  manifest: Manifest
  entryModule: string
  /** The whole style sheet of the public pages. */
  styles: string
  siteName: string
}

/**
 * The empty document of the studio. Its head requests everything that the page at the address needs:
 * what all pages share by links, the rest by the boot script, which knows the address.
 */
export function studioShell({ bare, manifest, entryModule, styles, siteName }: ShellParts): string {
  const { common, pages } = studioPages(manifest, entryModule)
  const scripts = [...common].map((file) => `<link rel="modulepreload" href="/${file}">`)
  const sheets = manifest[studioRouter]?.css?.map(
    // With the mode in which the app asks for it, or it would be fetched twice.
    (file) => `<link rel="preload" as="style" crossorigin href="/${file}">`,
  )
  const rest = pages.map(({ pattern, files }) => [
    `^${pattern.replace(':id', '[^/]+')}/?$`,
    [...files].filter((file) => !common.has(file)).map((file) => `/${file}`),
  ])
  const data = JSON.stringify(rest).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  const boot = `<script data-entry="/${manifest[entryModule]?.file}" data-pages='${data}'>${studioBootScript}</script>`
  // Avoids a light flash in dark mode before the studio's style sheet loads.
  const dark = `<style>@media (prefers-color-scheme:dark){:root:has(#root:empty,#root>output){background:${darkColours.paper};body,output{background:0 0;color:${darkColours.ink}}}}</style>`
  const title = `<title data-shell>${escapeText(siteName)}</title><meta data-shell name="robots" content="noindex">`
  return bare.replace(
    '</head>',
    () =>
      `${scripts.join('')}${boot}${sheets?.join('') ?? ''}${title}${dark}<style>${styles}</style></head>`,
  )
}
