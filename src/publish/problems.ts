import { factKeyOf } from '../content/collections/facts/sheets'
import { adminPaths } from '../lib/admin-paths'
import type { ItemKey, ItemKind } from './rows'

/** Where a problem is: in an item, the home page, the redirects, or the response as such. */
type ProblemKind = ItemKind | 'home' | 'redirects' | 'content'

/** A problem with the content, worded for editors. */
export type ContentProblem = {
  /** The item; absent if the problem is not in a single one. */
  key?: ItemKey
  kind: ProblemKind
  id?: number
  /** Title of the item. */
  title: string
  /** The field of the content model, for example `imageAlt`; absent if the problem is not in a single field. */
  field?: string
  /** One or two sentences. */
  message: string
  /** Page of the studio on which it can be corrected, for example `/admin/tours/3`. */
  adminPath: string
}

/** Identifies an item in a problem. */
export type ItemName = { kind: ItemKind; id?: number | undefined; title: string }

/** A problem of one item, with the page of the studio on which it can be corrected. */
export function itemProblem(item: ItemName, message: string, field?: string): ContentProblem {
  const { kind, id, title } = item
  return {
    ...(id === undefined ? {} : { key: `${kind}:${id}`, id }),
    kind,
    title: title || 'Untitled',
    ...(field === undefined ? {} : { field }),
    message,
    adminPath: id === undefined ? pathsOfKind[kind].list() : pathsOfKind[kind].one(id),
  }
}

/** Refuses a picture that is no upload and does not ship with the site. */
export const foreignPicture = (url: string) =>
  `The picture ${url} lies on another site: upload it to the studio and choose it there.`

/** The problem of an item that uses a withdrawn picture. */
export function withdrawnProblem(item: ItemName, field?: string): ContentProblem {
  const remedy =
    item.kind === 'picture' ? 'take it off the site' : 'choose another, or take it out of the text'
  return itemProblem(
    item,
    `The consent for this picture was withdrawn, so it may not be shown: ${remedy}.`,
    field,
  )
}

const pathsOfKind = {
  tour: { list: adminPaths.tours, one: adminPaths.tour },
  post: { list: adminPaths.blog, one: adminPaths.post },
  picture: { list: adminPaths.gallery, one: adminPaths.image },
  facts: { list: adminPaths.site, one: (id: number) => adminPaths.site(factKeyOf(id)) },
}
