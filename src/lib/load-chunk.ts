/**
 * Paths of the files that the document itself asked for.
 * Read late, when the first file is asked for: the boot script adds its links while the page loads.
 */
let present: Set<string> | undefined
const coming = new Map<string, Promise<void>>()

const pathOf = (file: string): string => new URL(file, window.location.origin).pathname

function filesPresent(): Set<string> {
  const entry = document.querySelector<HTMLElement>('[data-entry]')?.dataset['entry']
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link[rel=modulepreload], link[rel=stylesheet]',
  )
  return (present ??= new Set(
    [...Array.from(links, ({ href }) => href), ...(entry ? [entry] : [])].map(pathOf),
  ))
}

/**
 * Fetches a script into the browser's cache, not yet as a module: browsers remember that a module could not be
 * fetched, and never ask for it again.
 */
async function fetchScript(path: string): Promise<void> {
  const answer = await fetch(path)
  if (!answer.ok) throw new TypeError(`Failed to fetch ${path}: ${answer.status}`)
  // To its end: a file that breaks off is not kept.
  await answer.arrayBuffer()
}

function addStyles(path: string): Promise<void> {
  const link = document.createElement('link')
  const result = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new TypeError(`Failed to fetch ${path}`))
    })
  })
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href: path })
  document.head.append(link)
  return result
}

async function fetchFile(path: string): Promise<void> {
  if (filesPresent().has(path)) return
  const known = coming.get(path)
  if (known) return known
  const result = path.endsWith('.css') ? addStyles(path) : fetchScript(path)
  coming.set(path, result)
  try {
    await result
  } catch (error) {
    // The next attempt fetches it again.
    coming.delete(path)
    throw error
  }
}

/** The file that `() => import('./name.js')` names, or `() => import('../texts/name.js')`. */
function fileIn(importModule: () => unknown): string[] {
  const [, , name] = /import\(([`'"])(\.{1,2}\/.+?)\1\)/.exec(String(importModule)) ?? []
  return name === undefined
    ? []
    : [new URL(name, `${window.location.origin}/assets/`).pathname.slice(1)]
}

/**
 * Loads a part of the app in a built site, in place of Vite's own helper, whose second attempt after a lost
 * connection fails in every browser that follows the HTML standard: module scripts that could not be fetched
 * stay failed until the page is loaded again.
 *
 * @param importModule imports the part
 * @param files the scripts and styles that it consists of, relative to the site; without any, its own file only
 * @returns what the import gives
 * @throws what failed, after a `vite:preloadError` on the window with it as `payload`, as Vite's helper does
 */
export async function loadChunk<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  try {
    const paths = new Set([...files, ...fileIn(importModule)].map((file) => pathOf(`/${file}`)))
    await Promise.all(Array.from(paths, fetchFile))
    return await importModule()
  } catch (error) {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
    throw error
  }
}
