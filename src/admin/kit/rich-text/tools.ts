import type { Editor } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Languages,
  Link,
  List,
  ListOrdered,
  Redo2,
  Quote,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import type { Variant } from './html-value'

/** Dialogs that some tools open first. */
export type Questions = { askLink: () => void; askPicture: () => void }

export type Tool = {
  name: string
  icon: LucideIcon
  /** Shortcut letter with Ctrl or Cmd. */
  key?: string
  /** Whether it is active at the cursor; omitted where that is meaningless. */
  isOn?: (editor: Editor) => boolean
  /** Whether it can be used; omitted if always. */
  can?: (editor: Editor) => boolean
  run: (editor: Editor, questions: Questions) => void
  /** For stories only. */
  isBlock?: true
}

const groups: readonly (readonly Tool[])[] = [
  [heading('Heading', Heading2, 2), heading('Subheading', Heading3, 3)],
  [
    {
      name: 'Bold',
      icon: Bold,
      key: 'B',
      isOn: (editor) => editor.isActive('bold'),
      run: (editor) => editor.commands.toggleBold(),
    },
    {
      name: 'Italic',
      icon: Italic,
      key: 'I',
      isOn: (editor) => editor.isActive('italic'),
      run: (editor) => editor.commands.toggleItalic(),
    },
    {
      name: 'Link',
      icon: Link,
      key: 'K',
      isOn: (editor) => editor.isActive('link'),
      run: (_, { askLink }) => askLink(),
    },
    {
      name: 'Mark as Swahili',
      icon: Languages,
      isOn: (editor) => editor.isActive('language', { lang: 'sw' }),
      run: (editor) =>
        editor.isActive('language', { lang: 'sw' })
          ? editor.commands.unsetMark('language')
          : editor.commands.setMark('language', { lang: 'sw', tag: 'em' }),
    },
  ],
  [
    {
      name: 'Bullet list',
      icon: List,
      isBlock: true,
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.commands.toggleBulletList(),
    },
    {
      name: 'Numbered list',
      icon: ListOrdered,
      isBlock: true,
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.commands.toggleOrderedList(),
    },
    {
      name: 'Quote',
      icon: Quote,
      isBlock: true,
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.commands.toggleBlockquote(),
    },
    { name: 'Picture', icon: ImagePlus, isBlock: true, run: (_, { askPicture }) => askPicture() },
  ],
  [
    {
      name: 'Undo',
      icon: Undo2,
      key: 'Z',
      can: (editor) => editor.can().undo(),
      run: (editor) => editor.commands.undo(),
    },
    {
      name: 'Redo',
      icon: Redo2,
      can: (editor) => editor.can().redo(),
      run: (editor) => editor.commands.redo(),
    },
  ],
]

function heading(name: string, icon: LucideIcon, level: 2 | 3): Tool {
  return {
    name,
    icon,
    isBlock: true,
    isOn: (editor) => editor.isActive('heading', { level }),
    run: (editor) => editor.commands.toggleHeading({ level }),
  }
}

/** The tools of a variant, in toolbar groups. */
export function toolsOf(variant: Variant): readonly (readonly Tool[])[] {
  return groups
    .map((group) => group.filter(({ isBlock }) => variant === 'story' || !isBlock))
    .filter((group) => group.length > 0)
}
