import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { shownTitleLetters } from '../../src/lib/page-title'
import { decodeAttribute } from './decode-attribute'
import { isMovedPage } from './redirects'

/** What chats and social networks ask of the picture of a preview. */
const card = { width: 1200, height: 630, format: 'jpeg', kilobytes: 300 }

/** What the head of a page says, as a robot without JavaScript reads it. */
type Head = {
  /** HTML file, relative to the site. */
  file: string
  isHidden: boolean
  title: string | undefined
  canonical: string | undefined
  /** Contents of the meta tags by name or property. */
  meta: ReadonlyMap<string, string>
}

function readHead(file: string, html: string): Head {
  const [head = ''] = html.split('</head>')
  const tags = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  const meta = new Map(tags.map(([, name = '', text = '']) => [name, decodeAttribute(text)]))
  const [, title] = /<title>([^<]*)<\/title>/.exec(head) ?? []
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(head) ?? []
  return {
    file,
    isHidden: meta.get('robots') === 'noindex',
    title: title && decodeAttribute(title),
    canonical,
    meta,
  }
}

/** What is wrong with the texts of a head, as sentences. */
function textFaults({ file, title, canonical, meta }: Head): string[] {
  const faults: string[] = []
  for (const name of ['description', 'og:title', 'og:description', 'og:url', 'og:image']) {
    if (!meta.get(name)) faults.push(`${file} has no ${name}`)
  }
  for (const [name, text] of [
    ['title', title],
    ['og:title', meta.get('og:title')],
  ]) {
    const letters = Array.from(text ?? '').length
    if (letters === 0 || letters > shownTitleLetters) {
      faults.push(`${file}: the ${name} has ${letters} letters`)
    }
  }
  if (meta.get('twitter:card') !== 'summary_large_image') {
    faults.push(`${file} has no large twitter:card`)
  }
  if (!canonical || !URL.canParse(canonical)) faults.push(`${file} has no absolute canonical`)
  if (canonical !== meta.get('og:url')) faults.push(`${file}: canonical and og:url differ`)
  return faults
}

/** What is wrong with the picture of a preview; nothing where none is named. */
async function cardFaults(siteDir: string, { file, meta }: Head): Promise<string[]> {
  const address = meta.get('og:image')
  if (!address) return []
  if (!URL.canParse(address)) return [`${file}: og:image is no absolute address`]
  const picture = join(siteDir, new URL(address).pathname)
  if (!existsSync(picture)) return [`${file}: there is no ${address}`]
  const { width, height, format } = await sharp(picture).metadata()
  const kilobytes = statSync(picture).size / 1024
  const isGood =
    width === card.width &&
    height === card.height &&
    format === card.format &&
    kilobytes <= card.kilobytes
  return isGood
    ? []
    : [`${file}: og:image is a ${format} of ${width} x ${height}, ${kilobytes.toFixed(0)} KB`]
}

/** Which pages share what should be each one's own. */
function repeated(heads: readonly Head[], name: string, read: (head: Head) => string | undefined) {
  const pages = new Map<string, string[]>()
  for (const head of heads) {
    const text = read(head)
    if (text) pages.set(text, [...(pages.get(text) ?? []), head.file])
  }
  return [...pages]
    .filter(([, files]) => files.length > 1)
    .map(([text, files]) => `${files.join(', ')}: the same ${name} "${text}"`)
}

/**
 * Reads the head of every page of a built site that search engines and chats may show, and the preview
 * picture that it names.
 *
 * @param siteDir folder of a built site
 * @returns what is missing, shared, too long, too large or of another size, as sentences
 */
export async function headFaults(siteDir: string): Promise<string[]> {
  const heads = readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== 'app.html')
    .toSorted()
    .flatMap((file) => {
      const html = readFileSync(join(siteDir, file), 'utf8')
      return isMovedPage(html) ? [] : [readHead(file, html)]
    })
    .filter(({ isHidden }) => !isHidden)
  const cards = await Promise.all(heads.map((head) => cardFaults(siteDir, head)))
  return [
    ...(heads.length > 0 ? [] : ['There is no page that search engines may show']),
    ...heads.flatMap(textFaults),
    ...cards.flat(),
    ...repeated(heads, 'title', ({ title }) => title),
    ...repeated(heads, 'og:title', ({ meta }) => meta.get('og:title')),
    ...repeated(heads, 'description', ({ meta }) => meta.get('description')),
    ...repeated(heads, 'canonical', ({ canonical }) => canonical),
  ]
}
