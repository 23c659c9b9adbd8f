import { Image } from '@tiptap/extension-image'
import { mergeAttributes, Mark, Node, type Extensions } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { safeHref, safeImageSource } from '../../../lib/safe-href'
import { externalPictureText, isAllowedPictureUrl } from '../picture-url'
import type { Variant } from './html-value'

/** Words of another language: `<em lang="sw">`, and `<span lang="sw">` as others may have written it. */
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
  // Before italic, which reads every `em`.
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

/** A picture among the words, so that it may stand in a link. Any source but a safe one is refused. */
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

/** A picture as the editor shows it; one of another site is named, not fetched. */
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

/** Items that may begin with anything: the library's would lose a heading or a list in one. */
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

/** One paragraph and no more. */
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
    }),
    Language,
    Sentence,
  ],
}

/** What the editor of a variant can hold; the same list each time. */
export const extensionsOf = (variant: Variant): Extensions => extensions[variant]

/** Rules while typing: "- " and "1. " begin lists. Stars and underscores stay what they are. */
export const enabledInputRules = ['bulletList', 'orderedList']
