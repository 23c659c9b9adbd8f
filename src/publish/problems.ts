import { paths } from '../lib/paths'
import type { ItemKey, ItemKind } from './rows'

/** What a problem lies in: an item, the choice of the home page, the redirects, or the answer itself. */
type ProblemKind = ItemKind | 'home' | 'redirects' | 'content'

/** Something that is wrong with content, told for editors. */
export type ContentProblem = {
  /** Names the item; absent where the problem lies in no single one. */
  key?: ItemKey
  kind: ProblemKind
  id?: number
  /** What the item is called. */
  title: string
  /** The field of the content model, for example `imageAlt`; absent where it is the whole item. */
  field?: string
  /** One or two sentences. */
  message: string
  /** Where the studio lets it be mended, for example `/admin/tours/3`. */
  adminPath: string
}

/** Names an item in a problem. */
export type ItemName = { kind: ItemKind; id: number | undefined; title: string }

/** A problem of one item, with the page of the studio that mends it. */
export function itemProblem(item: ItemName, message: string, field?: string): ContentProblem {
  const { kind, id, title } = item
  return {
    ...(id === undefined ? {} : { key: `${kind}:${id}`, id }),
    kind,
    title: title || 'Untitled',
    ...(field === undefined ? {} : { field }),
    message,
    adminPath: adminPathOf(kind, id),
  }
}

/** What is wrong where an item shows a picture whose consent was withdrawn. */
export function withdrawnProblem(item: ItemName, field?: string): ContentProblem {
  const cure =
    item.kind === 'picture' ? 'take it off the site' : 'choose another, or take it out of the text'
  return itemProblem(
    item,
    `The consent for this picture was withdrawn, so it may not be shown: ${cure}.`,
    field,
  )
}

function adminPathOf(kind: ItemKind, id: number | undefined): string {
  switch (kind) {
    case 'tour':
      return id === undefined ? paths.adminTours() : paths.adminTour(id)
    case 'post':
      return id === undefined ? paths.adminBlog() : paths.adminPost(id)
    case 'picture':
      return id === undefined ? paths.adminGallery() : paths.adminImage(id)
    default:
      return kind satisfies never
  }
}
