import { keyOf, type Fields } from '../../src/content/collections/collection.ts'
import { factSheets } from '../../src/content/collections/facts/sheets.ts'
import { picture } from '../../src/content/collections/pictures.ts'
import { post } from '../../src/content/collections/posts.ts'
import { tour } from '../../src/content/collections/tours.ts'
import type { ContentRows, ItemKind } from '../../src/publish/rows.ts'
import { losesMost } from '../../src/publish/shrinkage.ts'

type Row = Readonly<Record<string, unknown>> & { id: number; title: string | null }

const collections = [
  { name: 'tours', kind: 'tour', one: 'tour', many: 'tours', fields: tour.fields },
  { name: 'blog_posts', kind: 'post', one: 'article', many: 'articles', fields: post.fields },
  {
    name: 'gallery_images',
    kind: 'picture',
    one: 'picture',
    many: 'pictures',
    fields: picture.fields,
  },
] as const satisfies readonly {
  name: 'tours' | 'blog_posts' | 'gallery_images'
  kind: ItemKind
  one: string
  many: string
  fields: Fields
}[]

type Collection = (typeof collections)[number]

/**
 * Describes a change of the content in sentences for the terminal; none when nothing changes.
 *
 * @param before the current content; null when there is none yet
 */
export function contentDiff(before: ContentRows | null, after: ContentRows): string[] {
  const old = before ?? {
    tours: [],
    blog_posts: [],
    gallery_images: [],
    site_facts: [],
    home_featured: [],
    redirects: {},
  }
  const home = after.home_featured.join(', ')
  return [
    ...collections.flatMap((collection) =>
      collectionDiff(collection, old[collection.name], after[collection.name]),
    ),
    ...factDiff(old.site_facts, after.site_facts),
    ...(old.home_featured.join(', ') === home ? [] : [`home page: tours ${home}`]),
    ...redirectDiff(old.redirects, after.redirects),
  ]
}

/** Which collections would lose most of their items, as sentences. */
export function shrinking(before: ContentRows | null, after: ContentRows): string[] {
  if (before === null) return []
  return collections.flatMap(({ name, many }) => {
    const had = before[name].length
    const has = after[name].length
    return losesMost(had, has) ? [`Of ${had} ${many}, only ${has} would be left.`] : []
  })
}

function collectionDiff(
  { one, many, fields }: Collection,
  before: readonly Row[],
  after: readonly Row[],
): string[] {
  const old = new Map(before.map((row) => [row.id, row]))
  const ids = new Set(after.map(({ id }) => id))
  const added = after.filter(({ id }) => !old.has(id))
  const removed = before.filter(({ id }) => !ids.has(id))
  const changed = after.flatMap((row) => {
    const names = changedFields(fields, old.get(row.id), row)
    return names.length === 0 ? [] : [`${nameOf(row)} (${names.join(', ')})`]
  })
  const stayed = (rows: readonly Row[], others: ReadonlySet<number>) =>
    rows.flatMap(({ id }) => (others.has(id) ? [id] : [])).join()
  const isMoved = stayed(before, ids) !== stayed(after, new Set(old.keys()))
  const told = (what: string, names: readonly string[]) =>
    names.length === 0
      ? []
      : [`${names.length} ${names.length === 1 ? one : many} ${what}: ${firstOf(names)}`]
  return [
    ...told('added', added.map(nameOf)),
    ...told('changed', changed),
    ...told('removed', removed.map(nameOf)),
    ...(isMoved ? [`${many}: another order`] : []),
  ]
}

/** How many names a line has room for. */
const mostNames = 5

/** The first names, and how many more there are. */
function firstOf(names: readonly string[]): string {
  const more = names.length - mostNames
  return names.slice(0, mostNames).join('; ') + (more > 0 ? `; and ${more} more` : '')
}

function nameOf({ id, title }: Row): string {
  return title ? `“${title}”` : `number ${id}`
}

/** The editors' names of the fields that differ. */
function changedFields(fields: Fields, before: Row | undefined, after: Row): string[] {
  if (before === undefined) return []
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  return [...new Set(names.map((name) => fields[keyOf(fields, name)]?.label ?? name))]
}

/** The sheets that differ, by their labels. */
function factDiff(before: ContentRows['site_facts'], after: ContentRows['site_facts']): string[] {
  const changed = after.filter(({ id, value }) => {
    const old = before.find((row) => row.id === id)
    return JSON.stringify(old?.value) !== JSON.stringify(value)
  })
  return changed.map(({ key }) => `facts of the site: ${factSheets[key].part.label}`)
}

function redirectDiff(before: ContentRows['redirects'], after: ContentRows['redirects']): string[] {
  const added = Object.entries(after).flatMap(([from, to]) =>
    before[from] === to ? [] : [`redirect: ${from} leads to ${to}`],
  )
  const removed = Object.keys(before).flatMap((from) =>
    from in after ? [] : [`redirect: ${from} is gone`],
  )
  return [...added, ...removed]
}
