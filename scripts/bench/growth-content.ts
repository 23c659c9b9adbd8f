import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { articles } from '../../src/content/articles'
import { allFacts } from '../../src/content/facts/all'
import { gallery } from '../../src/content/gallery'
import { homeFeatured } from '../../src/content/home-featured'
import { tours } from '../../src/content/tours'
import type { Content } from '../../src/publish/rows'
import { moduleTexts } from '../publish/module-text'

/** How much content a site has. */
export type SiteSize = { tours: number; pictures: number; posts: number }

/** `count` entries made of the given ones in turn; the copies have ids and titles of their own. */
function grown<Entry extends { id: number; title: string }>(
  entries: readonly Entry[],
  count: number,
  copyOf: (entry: Entry, number: number) => Entry,
): Entry[] {
  return Array.from({ length: count }, (_, index) => {
    const entry = entries[index % entries.length]
    if (!entry) throw new Error('The site has no content to grow from.')
    return index < entries.length ? entry : copyOf(entry, index + 1)
  })
}

const copied = <Entry extends { slug: string; title: string }>(
  entry: Entry,
  id: number,
): Entry => ({
  ...entry,
  id,
  slug: `${entry.slug}-${id}`,
  title: `${entry.title} ${id}`,
})

/**
 * The content of a site of a certain size: this site's own, and copies of it. Copies of pictures show the same
 * files, because what encoding costs is no matter of their number on a page.
 *
 * @param word stands in the text of one tour: another one is the smallest change of content
 */
export function grownContent(size: SiteSize, word: string): Content {
  const [first, ...others] = grown(tours, size.tours, copied)
  return {
    tours: first
      ? [{ ...first, fullDescription: `${first.fullDescription}<p>${word}</p>` }, ...others]
      : [],
    articles: grown(articles, size.posts, copied),
    gallery: grown(gallery, size.pictures, (photo, id) => ({
      ...photo,
      id,
      title: `${photo.title} ${id}`,
    })),
    facts: allFacts,
    homeFeatured,
    redirects: {},
  }
}

/** Writes content as the modules of a folder for `CONTENT_DIR`. */
export async function writeContent(folder: string, content: Content): Promise<void> {
  const none = { hash: '', items: [] }
  for (const [name, text] of await moduleTexts(content, { published: none, seeded: none })) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
