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
  /** Not for texts of words and links alone. */
  isEmphasis?: true
}

const groups: readonly (readonly Tool[])[] = [
  [heading('Heading', Heading2, 2), heading('Subheading', Heading3, 3)],
  [
    { ...format('Bold', Bold, 'bold', 'toggleBold'), key: 'B', isEmphasis: true },
    { ...format('Italic', Italic, 'italic', 'toggleItalic'), key: 'I', isEmphasis: true },
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
      isEmphasis: true,
      isOn: (editor) => editor.isActive('language', { lang: 'sw' }),
      run: (editor) =>
        editor.isActive('language', { lang: 'sw' })
          ? editor.commands.unsetMark('language')
          : editor.commands.setMark('language', { lang: 'sw', tag: 'em' }),
    },
  ],
  [
    { ...format('Bullet list', List, 'bulletList', 'toggleBulletList'), isBlock: true },
    { ...format('Numbered list', ListOrdered, 'orderedList', 'toggleOrderedList'), isBlock: true },
    { ...format('Quote', Quote, 'blockquote', 'toggleBlockquote'), isBlock: true },
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

type Toggle =
  | 'toggleBold'
  | 'toggleItalic'
  | 'toggleBulletList'
  | 'toggleOrderedList'
  | 'toggleBlockquote'

/** A tool that turns a mark or a kind of block on and off. */
function format(name: string, icon: LucideIcon, type: string, command: Toggle): Tool {
  return {
    name,
    icon,
    isOn: (editor) => editor.isActive(type),
    run: (editor) => editor.commands[command](),
  }
}

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
    .map((group) =>
      group.filter(
        ({ isBlock, isEmphasis }) =>
          (variant === 'story' || !isBlock) && (variant !== 'links' || !isEmphasis),
      ),
    )
    .filter((group) => group.length > 0)
}
