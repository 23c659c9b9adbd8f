import { z } from 'zod'
import { keyOf } from '../content/collections/collection'
import { picture } from '../content/collections/pictures'
import { post } from '../content/collections/posts'
import { tour } from '../content/collections/tours'
import { paths } from '../lib/paths'
import { itemProblem, withdrawnProblem, type ContentProblem } from './problems'
import { readItem, type ReadItem } from './read-items'
import type { Content, ContentRows, ItemKind } from './rows'
import { siteAddress, uploadedPicture } from './site-address'
import { isItemPath, linkTarget, type LinkTarget } from './site-links'

export type { ContentProblem }

/** A picture that the site needs, and where. */
export type PictureUse = {
  /** Its address on the site. */
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
  /** Hashes of the pictures whose consent was withdrawn, as far as the answer tells them. */
  withdrawn: string[]
  /** What an editor may want to mend, although the site can be built with it. */
  warnings: ContentProblem[]
} & (
  | { content: Content; rows: ContentRows; problems: [] }
  | { content: null; rows: null; problems: ContentProblem[] }
)

/** The answer as a whole; each row is checked by itself, so that all problems are found at once. */
const answerSchema = z.object({
  // A site that was built before may still tell schema 1: rows with fewer columns, hashes counted otherwise.
  schema: z.literal([1, 2]).optional(),
  tours: z.array(z.unknown()),
  blog_posts: z.array(z.unknown()),
  gallery_images: z.array(z.unknown()),
  home_featured: z.array(z.int()),
  redirects: z.record(z.string(), z.string()),
  withdrawn: z.array(z.string()).optional(),
  withdrawn_uses: z
    .array(
      z.object({
        kind: z.enum(['tour', 'post']),
        id: z.int(),
        field: z.string(),
        address: z.string(),
      }),
    )
    .optional(),
})

type BadTarget = Exclude<LinkTarget, 'there'>

type Named = { id: number; slug?: string; title: string }

/**
 * Rows of the database as content of the site.
 *
 * HTML is cleaned and uploaded pictures get the site's own addresses, so that an item may differ
 * from its row. Needs no network and no files, so that the studio can ask before it publishes.
 *
 * @param answer what `published_content()` answers, or a snapshot of the site
 * @returns the content, or every problem of every row; never throws
 */
export function readContent(answer: unknown): ReadContent {
  const parsed = answerSchema.safeParse(answer)
  if (!parsed.success) return refused([wholeProblem('content', messageOf(answer))])
  const { home_featured, redirects, withdrawn = [], withdrawn_uses = [] } = parsed.data
  const tours = parsed.data.tours.map((row) => readItem(tour, row))
  const articles = parsed.data.blog_posts.map((row) => readItem(post, row))
  const gallery = parsed.data.gallery_images.map((row) => readItem(picture, row))
  const pictures = [
    ...tours.flatMap((read) => usesOf('tour', read)),
    ...articles.flatMap((read) => usesOf('post', read)),
    ...gallery.flatMap((read) => usesOf('picture', read)),
  ]
  const found = { tours: itemsOf(tours), articles: itemsOf(articles), gallery: itemsOf(gallery) }
  // A tour that is there but faulty is its own problem, not one of the home page as well.
  const tourIds = new Set(tours.flatMap(({ row }) => (row ? [row.id] : [])))
  const [first, second, third] = home_featured
  const isHomeWhole =
    first !== undefined &&
    second !== undefined &&
    third !== undefined &&
    new Set(home_featured).size === 3 &&
    home_featured.length === 3 &&
    home_featured.every((id) => tourIds.has(id))
  const tourPaths = tours.flatMap(({ row }) => (row ? [paths.tour(row.slug)] : []))
  const articlePaths = articles.flatMap(({ row }) => (row ? [paths.article(row.slug)] : []))
  const published = new Set([...tourPaths, ...articlePaths])
  const items = new Set([...published, ...Object.keys(redirects)])
  const linksTo = (target: BadTarget) => [
    ...tours.flatMap((read) => linkProblems('tour', read, items, target)),
    ...articles.flatMap((read) => linkProblems('post', read, items, target)),
  ]
  const warnings = linksTo('unpublished')
  const problems = [
    ...[...tours, ...articles, ...gallery].flatMap((read) => read.problems),
    ...linksTo('nowhere'),
    ...repeated('tour', 'tour', found.tours),
    ...repeated('post', 'article', found.articles),
    ...repeated('picture', 'picture', found.gallery),
    ...sharedFiles(pictures),
    ...withdrawn_uses.map(({ kind, id, field }) => {
      const title = { tour: tours, post: articles }[kind].find(({ row }) => row?.id === id)?.row
        ?.title
      return withdrawnProblem(
        { kind, id, title: title ?? '' },
        keyOf({ tour, post }[kind].fields, field),
      )
    }),
    ...(isHomeWhole ? [] : [wholeProblem('home', homeMessage)]),
    ...redirectProblems(redirects, published),
  ]
  if (problems.length > 0 || !isHomeWhole)
    return refused(problems, { pictures, withdrawn, warnings })
  return {
    content: { ...found, homeFeatured: [first, second, third], redirects },
    rows: {
      tours: rowsOf(tours),
      blog_posts: rowsOf(articles),
      gallery_images: rowsOf(gallery),
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

function messageOf(answer: unknown): string {
  const isOtherVersion =
    typeof answer === 'object' &&
    answer !== null &&
    'schema' in answer &&
    answer.schema !== 1 &&
    answer.schema !== 2
  return isOtherVersion
    ? 'The content is of another version than this site: bring the code and the database to the same version.'
    : 'This is no content of the site: tours, articles, pictures, home page and redirects are expected.'
}

function refused(
  problems: ContentProblem[],
  found: Partial<Pick<ReadContent, 'pictures' | 'withdrawn' | 'warnings'>> = {},
): ReadContent {
  const nothing = { pictures: [], withdrawn: [], warnings: [] }
  return { content: null, rows: null, ...nothing, ...found, problems }
}

function wholeProblem(kind: 'home' | 'redirects' | 'content', message: string): ContentProblem {
  const title = { home: 'Home page', redirects: 'Redirects', content: 'Content' }[kind]
  return { kind, title, message, adminPath: kind === 'home' ? paths.adminTours() : paths.admin() }
}

function itemsOf<Item, Row>(read: readonly ReadItem<Item, Row>[]): Item[] {
  return read.flatMap(({ item }) => (item === null ? [] : [item]))
}

function rowsOf<Item, Row>(read: readonly ReadItem<Item, Row>[]): Row[] {
  return read.flatMap(({ row }) => (row === null ? [] : [row]))
}

function usesOf(
  kind: ItemKind,
  { row, pictures }: ReadItem<unknown, { id: number; title: string | null }>,
): PictureUse[] {
  if (row === null) return []
  const item = { kind, id: row.id, title: row.title ?? '' }
  return pictures.map(({ url, field }) => ({
    address: siteAddress(url),
    storagePath: uploadedPicture(url)?.storagePath ?? null,
    item,
    field,
  }))
}

function repeated(kind: ItemKind, what: string, items: readonly Named[]): ContentProblem[] {
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

/** Two uploads that differ in their ending alone would stand at one address of the site. */
function sharedFiles(pictures: readonly PictureUse[]): ContentProblem[] {
  const files = new Map<string, string>()
  return pictures.flatMap(({ address, storagePath, item, field }) => {
    if (storagePath === null) return []
    const other = files.get(address) ?? storagePath
    files.set(address, other)
    if (other === storagePath) return []
    const message = `The pictures ${other} and ${storagePath} have one name: upload one of them again.`
    return [itemProblem(item, message, field)]
  })
}

/** Links of an item's texts that lead to such a target. */
function linkProblems(
  kind: 'tour' | 'post',
  { row, links }: ReadItem<unknown, { id: number; title: string }>,
  items: ReadonlySet<string>,
  target: BadTarget,
): ContentProblem[] {
  if (row === null) return []
  return links
    .filter(({ href }) => linkTarget(href, items) === target)
    .map(({ href, field }) => itemProblem({ kind, ...row }, linkMessage(href, target), field))
}

function linkMessage(href: string, target: BadTarget): string {
  if (target === 'nowhere') {
    return `The link to ${href} leads to no page of this site: correct it, or take it out.`
  }
  const what = href.startsWith('/tours/') ? 'tour' : 'post'
  return `The link to ${href} leads to a ${what} that is not published: whoever follows it finds nothing there.`
}

function redirectProblems(
  redirects: Readonly<Record<string, string>>,
  present: ReadonlySet<string>,
): ContentProblem[] {
  return Object.entries(redirects).flatMap(([from, to]) => {
    if (!isItemPath(from))
      return [wholeProblem('redirects', `${from} is no address of a tour or article.`)]
    if (present.has(from)) {
      return [
        wholeProblem('redirects', `${from} leads to ${to}, but something published stands there.`),
      ]
    }
    if (!present.has(to)) {
      return [wholeProblem('redirects', `${from} leads to ${to}, where nothing is published.`)]
    }
    return []
  })
}
