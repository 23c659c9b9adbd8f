import { Image } from '@tiptap/extension-image'
import { mergeAttributes, Mark, Node, type Extensions } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { safeHref, safeImageSource } from '../../../lib/safe-href'
import { externalPictureText, isAllowedPictureUrl } from '../picture-url'
import type { Variant } from './html-value'

/** Text in another language: `<em lang="sw">`, and `<span lang="sw">` of other programs. */
const Language = Mark.create({
  name: 'language',
  addAttributes: () => ({
    lang: { default: 'sw' },
    tag: {
      default: 'em',
      rendered: false,
      parseHTML: (element) => (element.localName === 'em' ? 'em' : 'span'),
    },
  }),
  // Before italic, which parses every `em`.
  parseHTML: () => [
    { tag: 'em[lang]', priority: 60 },
    { tag: 'span[lang]' },
    { tag: 'strong[lang]', priority: 60, consuming: false },
  ],
  renderHTML: ({ HTMLAttributes, mark }) => [
    mark.attrs['tag'] === 'span' ? 'span' : 'em',
    mergeAttributes(HTMLAttributes),
    0,
  ],
})

/** An inline picture, so that it can be inside a link. Unsafe URLs are refused. */
const Picture = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) =>
        safeImageSource(element.getAttribute('src') ?? '') === null ? false : null,
    },
  ],
  addInputRules: () => [],
  addNodeView: () => (view) => ({ dom: pictureElement(view.node.attrs) }),
}).configure({ inline: true })

/** A picture in the editor; one of another site is named instead of fetched. */
function pictureElement({ src, alt }: Record<string, unknown>): HTMLElement {
  const address = typeof src === 'string' ? src : ''
  if (!isAllowedPictureUrl(address)) {
    const note = document.createElement('span')
    note.textContent = externalPictureText(address)
    return note
  }
  const image = document.createElement('img')
  image.src = address
  image.alt = typeof alt === 'string' ? alt : ''
  return image
}

/** List items with any content: the library's would lose a heading or list at the start. */
const Kit = StarterKit.extend({
  addExtensions() {
    const extensions: Extensions = this.parent?.() ?? []
    return extensions.map((extension) =>
      extension instanceof Node && extension.name === 'listItem'
        ? extension.extend({ content: 'block+' })
        : extension,
    )
  },
})

/** A document of exactly one paragraph. */
const Sentence = Node.create({ name: 'doc', topNode: true, content: 'paragraph' })

const shared = {
  code: false,
  codeBlock: false,
  gapcursor: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  link: {
    autolink: false,
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (url: string) => safeHref(url) !== null,
    shouldAutoLink: (url: string) => safeHref(url) !== null,
  },
} as const

/** Blocks that a text of one paragraph lacks. */
const noBlocks = {
  document: false,
  blockquote: false,
  bulletList: false,
  dropcursor: false,
  hardBreak: false,
  heading: false,
  listItem: false,
  listKeymap: false,
  orderedList: false,
  trailingNode: false,
} as const

const extensions: Readonly<Record<Variant, Extensions>> = {
  story: [
    Kit.configure({
      ...shared,
      heading: { levels: [2, 3, 4] },
      dropcursor: { color: false, width: 2, class: 'bg-lake' },
    }),
    Language,
    Picture,
  ],
  sentence: [
    Kit.configure({
      ...shared,
      ...noBlocks,
    }),
    Language,
    Sentence,
  ],
  links: [Kit.configure({ ...shared, ...noBlocks, bold: false, italic: false }), Sentence],
}

/** The extensions for a variant; the same array each time. */
export const extensionsOf = (variant: Variant): Extensions => extensions[variant]

/** Only lists start while typing ("- ", "1. "). Asterisks and underscores stay as they are. */
export const enabledInputRules = ['bulletList', 'orderedList']
