import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { articles } from '../../src/content/articles'
import { gallery } from '../../src/content/gallery'
import { pictureFiles } from '../../src/content/pictures'
import { tours } from '../../src/content/tours'
import { parseRichText, type RichNode } from '../../src/lib/rich-text'

/** Addresses of the pictures inside a text. */
function picturesIn(nodes: readonly RichNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'image') return [node.src]
    return 'children' in node ? picturesIn(node.children) : []
  })
}

test('Y1 every picture of a tour, of an article and of the gallery is prepared', () => {
  const addresses = [
    ...tours.map(({ image }) => image),
    ...articles.map(({ image }) => image),
    ...gallery.map(({ url }) => url),
  ]
  expect(addresses.filter((address) => !(address in pictureFiles))).toEqual([])
})

test('Y1 every picture inside a text is one of this site', () => {
  const texts = [
    ...tours.flatMap(({ description, fullDescription }) => [description, fullDescription]),
    ...articles.map(({ content }) => content),
  ]
  const missing = texts
    .flatMap((html) => picturesIn(parseRichText(html)))
    .filter((address) => !(address in pictureFiles) && !existsSync(`public${address}`))
  expect(missing).toEqual([])
})
