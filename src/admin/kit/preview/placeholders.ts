import {
  columnsWith,
  contentOf,
  type Collection,
  type ContentOf,
} from '../../../content/collections/collection'
import type { Focus } from '../../../content/model'
import { parseRichText, type RichNode } from '../../../lib/rich-text'
import { toRichTextHtml } from '../../../lib/rich-text-html'
import { externalPictureText, isAllowedPictureUrl } from '../picture-url'

/** An empty picture: the public component shows its text instead. */
const noPicture = 'data:,'

type ShownPicture = { image: string; imageAlt: string; focus?: Focus }

/**
 * A picture that may be shown, with its description; a placeholder when it is missing or has no
 * valid URL.
 */
export function shownPicture({ image, imageAlt, focus }: ShownPicture): ShownPicture {
  if (!isAllowedPictureUrl(image)) return { image: noPicture, imageAlt: 'No picture yet' }
  return { image, imageAlt, ...(focus && { focus }) }
}

/** A story's HTML with text instead of pictures that may not be shown. */
export function shownStory(html: string): string {
  return toRichTextHtml(parseRichText(html).map(withShownPictures))
}

function withShownPictures(node: RichNode): RichNode {
  if (node.type === 'image' && !isAllowedPictureUrl(node.src)) {
    return { type: 'text', text: externalPictureText(node.src) }
  }
  return 'children' in node ? { ...node, children: node.children.map(withShownPictures) } : node
}

/**
 * Form values as unchecked content: normalised where possible, without invalid optional values.
 * Texts may be empty.
 */
export function contentOfValues<C extends Collection>(
  collection: C,
  values: Readonly<Record<string, unknown>>,
): ContentOf<C> {
  const columns = Object.entries(collection.fields).flatMap(([key, field]) => {
    const value = field.draft.safeParse(values[key]).data ?? values[key]
    return columnsWith(field.toColumn ? field.toColumn(value) : value, key, field)
  })
  const content = Object.entries(contentOf(collection, { id: 0, ...Object.fromEntries(columns) }))
  const kept = content.filter(([key, value]) => {
    const field = collection.fields[key]
    return !field?.optional || field.schema.safeParse(value).success
  })
  // The form only holds values of these types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(kept) as ContentOf<C>
}

/**
 * Fills in placeholders for empty texts.
 *
 * @param texts the placeholders by field
 * @returns those that are needed, and the labels of their fields
 */
export function placeholders<Key extends string>(
  { fields }: Collection,
  content: Readonly<Record<NoInfer<Key>, string>>,
  texts: Readonly<Record<Key, string>>,
): { texts: Partial<Record<Key, string>>; missing: string[] } {
  const needed = Object.entries<string>(texts).filter(
    // The keys of `texts` are those of the content.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    ([key]) => content[key as Key].trim() === '',
  )
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    texts: Object.fromEntries(needed) as Partial<Record<Key, string>>,
    missing: needed.map(([key]) => fields[key]?.label ?? key),
  }
}
