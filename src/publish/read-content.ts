import { z } from 'zod'
import { keyOf } from '../content/collections/collection'
import { picture } from '../content/collections/pictures'
import { post } from '../content/collections/posts'
import { tour } from '../content/collections/tours'
import { adminPaths } from '../lib/admin-paths'
import { paths } from '../lib/paths'
import { siteUrl, uploadedPicture } from './picture-url'
import { factProblems, factsOf, readFactRow } from './read-facts'
import { itemProblem, withdrawnProblem, type ContentProblem } from './problems'
import { readItem, type ReadItem } from './read-items'
import type { Content, ContentRows, ItemKind } from './rows'
import { categoryPages, isItemPath, linkTarget, type LinkTarget } from './site-links'

export type { ContentProblem }

/** A use of a picture. */
export type PictureUse = {
  /** URL of the picture on the site. */
  address: string
  /** Name of its file in the bucket; null for a picture that ships with the site. */
  storagePath: string | null
  item: { kind: ItemKind; id: number; title: string }
  /** The field of the content model that shows it. */
  field: string
}

/** What `readContent` found: content and its rows, or problems. */
export type ReadContent = {
  pictures: PictureUse[]
  /** Hashes of the withdrawn pictures, if the response has them. */
  withdrawn: string[]
  /** Problems that do not prevent a build. */
  warnings: ContentProblem[]
} & (
  | { content: Content; rows: ContentRows; problems: [] }
  | { content: null; rows: null; problems: ContentProblem[] }
)

/** Shape of the response; each row is checked separately, so that all problems are found at once. */
const responseSchema = z.object({
  // Snapshots of older builds may have schema 1 (fewer columns, another hash) or 2 (no fact sheets).
  schema: z.literal([1, 2, 3]).optional(),
  tours: z.array(z.unknown()),
  blog_posts: z.array(z.unknown()),
  gallery_images: z.array(z.unknown()),
  site_facts: z.array(z.unknown()).default([]),
  home_featured: z.array(z.int()),
  redirects: z.record(z.string(), z.string()),
  withdrawn: z.array(z.string()).optional(),
  withdrawn_uses: z
    .array(
      z.object({
        kind: z.enum(['tour', 'post', 'facts']),
        id: z.int(),
        field: z.string(),
        address: z.string(),
      }),
    )
    .optional(),
})

const homeSchema = z.tuple([z.int(), z.int(), z.int()])

type BrokenTarget = Exclude<LinkTarget, 'exists'>

type Named = { id: number; slug?: string; title: string }

/**
 * Converts rows of the database to content of the site.
 *
 * HTML is cleaned and URLs of uploaded pictures become those of the site, so an item may differ from its
 * row. Uses neither network nor files, so that the studio can check before it publishes.
 *
 * @param response what `published_content()` returns, or a snapshot of the site
 * @returns the content, or every problem of every row; never throws
 */
export function readContent(response: unknown): ReadContent {
  const parsed = responseSchema.safeParse(response)
  if (!parsed.success) return failed([generalProblem('content', messageOf(response))])
  const { home_featured, redirects, withdrawn = [], withdrawn_uses = [] } = parsed.data
  const tours = parsed.data.tours.map((row) => readItem(tour, row))
  const articles = parsed.data.blog_posts.map((row) => readItem(post, row))
  const gallery = parsed.data.gallery_images.map((row) => readItem(picture, row))
  const sheets = parsed.data.site_facts.map(readFactRow)
  const all = [...tours, ...articles, ...gallery, ...sheets]
  const pictures = all.flatMap(usesOf)
  const facts = factsOf(sheets)
  const found = {
    tours: itemsOf(tours),
    articles: itemsOf(articles),
    gallery: itemsOf(gallery),
    facts,
  }
  // A faulty tour on the home page is reported once, as a problem of the tour.
  const tourIds = new Set(tours.flatMap(({ row }) => (row ? [row.id] : [])))
  const chosen = homeSchema.safeParse(home_featured).data
  const isHomeComplete = new Set(chosen).size === 3 && home_featured.every((id) => tourIds.has(id))
  const tourPaths = tours.flatMap(({ row }) => (row ? [paths.tour(row.slug)] : []))
  const articlePaths = articles.flatMap(({ row }) => (row ? [paths.article(row.slug)] : []))
  const published = new Set([...tourPaths, ...articlePaths])
  const items = new Set([...published, ...categoryPages(facts), ...Object.keys(redirects)])
  const linksTo = (target: BrokenTarget) => all.flatMap((read) => linkProblems(read, items, target))
  const warnings = linksTo('unpublished')
  const problems = [
    ...all.flatMap((read) => read.problems),
    ...linksTo('missing'),
    ...repeated('tour', found.tours),
    ...repeated('post', found.articles),
    ...repeated('picture', found.gallery),
    ...sharedFiles(pictures),
    ...factProblems(facts, found.tours, found.gallery),
    ...withdrawn_uses.map(({ kind, id, field }) => {
      const found = all.find(({ name, row }) => name.kind === kind && row?.id === id)
      const name = found?.name ?? { kind, id, title: '' }
      return kind === 'facts'
        ? withdrawnProblem(name)
        : withdrawnProblem(name, keyOf({ tour, post }[kind].fields, field))
    }),
    ...(isHomeComplete ? [] : [generalProblem('home', homeMessage)]),
    ...redirectProblems(redirects, published),
  ]
  if (problems.length > 0 || !chosen) return failed(problems, { pictures, withdrawn, warnings })
  return {
    content: { ...found, homeFeatured: chosen, redirects },
    rows: {
      tours: rowsOf(tours),
      blog_posts: rowsOf(articles),
      gallery_images: rowsOf(gallery),
      site_facts: rowsOf(sheets),
      home_featured,
      redirects,
    },
    pictures,
    withdrawn,
    warnings,
    problems: [],
  }
}

const homeMessage =
  'The home page shows exactly three tours, and all of them must be published: choose them under Tours.'

function messageOf(response: unknown): string {
  const isOtherVersion =
    typeof response === 'object' &&
    response !== null &&
    'schema' in response &&
    response.schema !== 1 &&
    response.schema !== 2 &&
    response.schema !== 3
  return isOtherVersion
    ? 'The content has another version than this site: bring the code and the database to the same version.'
    : 'This is not content of the site: tours, articles, pictures, home page and redirects are expected.'
}

function failed(
  problems: ContentProblem[],
  found: Partial<Pick<ReadContent, 'pictures' | 'withdrawn' | 'warnings'>> = {},
): ReadContent {
  const nothing = { pictures: [], withdrawn: [], warnings: [] }
  return { content: null, rows: null, ...nothing, ...found, problems }
}

function generalProblem(kind: 'home' | 'redirects' | 'content', message: string): ContentProblem {
  const title = { home: 'Home page', redirects: 'Redirects', content: 'Content' }[kind]
  return {
    kind,
    title,
    message,
    adminPath: kind === 'home' ? adminPaths.tours() : adminPaths.home(),
  }
}

function itemsOf<Item, Row>(read: readonly ReadItem<Item, Row>[]): Item[] {
  return read.flatMap(({ item }) => (item === null ? [] : [item]))
}

function rowsOf<Item, Row>(read: readonly ReadItem<Item, Row>[]): Row[] {
  return read.flatMap(({ row }) => (row === null ? [] : [row]))
}

function usesOf({ name, row, pictures }: ReadItem<unknown, { id: number }>): PictureUse[] {
  if (row === null) return []
  const item = { ...name, id: row.id }
  return pictures.map(({ url, field }) => ({
    address: siteUrl(url),
    storagePath: uploadedPicture(url)?.storagePath ?? null,
    item,
    field,
  }))
}

function repeated(kind: ItemKind, items: readonly Named[]): ContentProblem[] {
  const what = kind === 'post' ? 'article' : kind
  const ids = new Set<number>()
  const slugs = new Set<string>()
  return items.flatMap((item) => {
    const problems: ContentProblem[] = []
    if (ids.has(item.id)) {
      problems.push(
        itemProblem({ kind, ...item }, `Another ${what} has the number ${item.id}, too.`),
      )
    }
    if (item.slug !== undefined && slugs.has(item.slug)) {
      const message = `Another ${what} has the address “${item.slug}”, too.`
      problems.push(itemProblem({ kind, ...item }, message, 'slug'))
    }
    ids.add(item.id)
    if (item.slug !== undefined) slugs.add(item.slug)
    return problems
  })
}

/** Two uploads whose names differ only in the file extension would get the same URL on the site. */
function sharedFiles(pictures: readonly PictureUse[]): ContentProblem[] {
  const files = new Map<string, string>()
  return pictures.flatMap(({ address, storagePath, item, field }) => {
    if (storagePath === null) return []
    const other = files.get(address) ?? storagePath
    files.set(address, other)
    if (other === storagePath) return []
    const message = `The pictures ${other} and ${storagePath} have the same name: upload one of them again.`
    return [itemProblem(item, message, field)]
  })
}

/** Problems for the links of an item that have this target. */
function linkProblems(
  { name, links }: ReadItem<unknown, unknown>,
  items: ReadonlySet<string>,
  target: BrokenTarget,
): ContentProblem[] {
  return links
    .filter(({ href }) => linkTarget(href, items) === target)
    .map(({ href, field }) => itemProblem(name, linkMessage(href, target), field))
}

function linkMessage(href: string, target: BrokenTarget): string {
  if (target === 'missing') {
    return `The link to ${href} leads to no page of this site: correct it, or take it out.`
  }
  const what = href.startsWith('/tours/') ? 'tour' : 'post'
  return `The link to ${href} leads to a ${what} that is not published: whoever follows it finds nothing there.`
}

function redirectProblems(
  redirects: Readonly<Record<string, string>>,
  published: ReadonlySet<string>,
): ContentProblem[] {
  return Object.entries(redirects).flatMap(([from, to]) => {
    if (!isItemPath(from))
      return [generalProblem('redirects', `${from} is not the address of a tour or article.`)]
    if (published.has(from)) {
      return [
        generalProblem(
          'redirects',
          `${from} leads to ${to}, but something published stands there.`,
        ),
      ]
    }
    if (!published.has(to)) {
      return [generalProblem('redirects', `${from} leads to ${to}, where nothing is published.`)]
    }
    return []
  })
}
