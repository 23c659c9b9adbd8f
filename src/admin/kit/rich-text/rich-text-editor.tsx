import { EditorContent } from '@tiptap/react'
import {
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { buttonClass } from '../../../components/ui/button'
import { noticeClass } from '../../../components/ui/notice'
import { ReadOnlyContext } from '../rights'
import { useSingleMutation } from '../use-single-mutation'
import type { Variant } from './html-value'
import { LinkDialog, linkRangeAt, removeLinkAt, setLinkAt, type LinkRange } from './link-dialog'
import { PictureDialog, putPicture, selectedPicture, type PictureChoice } from './picture-dialog'
import { Toolbar } from './toolbar'
import { useHtmlEditor } from './use-html-editor'

type RichTextEditorProps = {
  /** Name of the form field, for the error summary. */
  name: string
  label: string
  /** Id of the editable element; its label has `${id}-label`. */
  id: string
  describedBy: string | undefined
  isInvalid: boolean
  variant: Variant
  /** HTML. */
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  /** Opens a picture picker; null when none was chosen. Without it, a dialog asks for the URL. */
  onPickPicture?: (() => Promise<PictureChoice | null>) | undefined
  /** Rendered below the text; `insert` puts words at the cursor. */
  renderBelow?: (insert: (words: string) => void) => ReactNode
}

type Question =
  | { kind: 'link'; spot: LinkRange }
  | { kind: 'picture'; picture: PictureChoice | undefined }

/** The editor of a rich text field, with its toolbar and dialogs. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { name, label, id, describedBy, isInvalid, variant, onPickPicture } = props
  const isReadOnly = use(ReadOnlyContext)
  const [question, setQuestion] = useState<Question>()
  const [hasPictures, setHasPictures] = useState(false)
  const attributes = useMemo(
    () => ({
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'data-field': name,
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(isReadOnly && { 'aria-readonly': 'true' }),
      class: editableClass[variant],
    }),
    [id, name, describedBy, isInvalid, isReadOnly, variant],
  )
  const editor = useHtmlEditor({
    value: props.value,
    variant,
    attributes,
    onChange: props.onChange,
    onPictures: useCallback(() => setHasPictures(true), []),
  })

  useEffect(() => {
    editor.setEditable(!isReadOnly, false)
  }, [editor, isReadOnly])

  function askLink() {
    // Browsers report a new selection with a delay; a shortcut can come before that.
    document.dispatchEvent(new Event('selectionchange'))
    setQuestion({ kind: 'link', spot: linkRangeAt(editor) })
  }
  async function pickPicture(): Promise<void> {
    setHasPictures(false)
    const picture = selectedPicture(editor)
    if (picture || !onPickPicture) {
      setQuestion({ kind: 'picture', picture })
      return
    }
    const chosen = await onPickPicture()
    if (editor.isDestroyed) return
    if (chosen) putPicture(editor, chosen)
    editor.commands.focus()
  }
  const { mutate: askPicture } = useSingleMutation({ mutationFn: pickPicture })
  const questions = { askLink, askPicture }

  /** Shortcuts of the field; they must not reach the studio's. */
  function onKeyDown(event: KeyboardEvent) {
    const { ctrlKey, metaKey, altKey, shiftKey } = event
    const key = event.key.toLowerCase()
    const keys = variant === 'links' ? ['k'] : ['b', 'i', 'k']
    if (!(ctrlKey || metaKey) || altKey || shiftKey || !keys.includes(key)) return
    event.stopPropagation()
    if (question || isReadOnly) return
    event.preventDefault()
    if (key === 'k') askLink()
    // Inside the text, the editor handles it itself.
    else if (!editor.isFocused) {
      if (key === 'b') editor.commands.toggleBold()
      else editor.commands.toggleItalic()
    }
  }

  const ended = {
    onClose: () => setQuestion(undefined),
    onClosed: () => {
      // The page may have been left while the dialog was open.
      if (!editor.isDestroyed) editor.commands.focus()
    },
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the controls inside
    <div
      onKeyDown={onKeyDown}
      className="min-w-0 rounded-postcard border border-muted bg-card transition-colors duration-quick hover:border-tea has-aria-invalid:border-danger has-aria-invalid:bg-danger-soft has-aria-invalid:inset-ring has-aria-invalid:inset-ring-danger"
    >
      {!isReadOnly && (
        <Toolbar
          editor={editor}
          variant={variant}
          label={label}
          controls={id}
          questions={questions}
        />
      )}
      <PictureNotice
        isShown={hasPictures}
        variant={variant}
        onAdd={questions.askPicture}
        onClose={() => {
          setHasPictures(false)
          editor.commands.focus()
        }}
      />
      <EditorContent editor={editor} onBlur={props.onBlur} />
      {props.renderBelow?.((text) => {
        editor.chain().focus().insertContent({ type: 'text', text }).run()
      })}
      {question?.kind === 'link' && (
        <LinkDialog
          spot={question.spot}
          takesFacts={variant === 'links'}
          onSet={(href, words) => {
            setLinkAt(editor, question.spot, href, words)
            ended.onClose()
          }}
          onRemove={() => {
            removeLinkAt(editor, question.spot)
            ended.onClose()
          }}
          {...ended}
        />
      )}
      {question?.kind === 'picture' && (
        <PictureDialog
          picture={question.picture}
          onSet={(picture) => {
            putPicture(editor, picture)
            ended.onClose()
          }}
          {...ended}
        />
      )}
    </div>
  )
}

type PictureNoticeProps = {
  isShown: boolean
  variant: Variant
  /** Opens the picture picker. */
  onAdd: () => void
  onClose: () => void
}

/** Says that pasted pictures were removed; always in the page, so that it is announced. */
function PictureNotice({ isShown, variant, onAdd, onClose }: PictureNoticeProps) {
  const isStory = variant === 'story'
  return (
    <>
      <output className={isShown ? `m-2 block p-3 ${noticeClass('warning')}` : 'sr-only'}>
        {isShown &&
          (isStory
            ? 'Pictures cannot be pasted or dropped here. Add them with the picture button: there they get a description.'
            : 'This text takes no pictures, so they were left out.')}
      </output>
      {isShown && (
        <div className="m-2 flex flex-wrap gap-2">
          {isStory && (
            <button
              type="button"
              className={buttonClass('secondary', '', 'compact')}
              onClick={onAdd}
            >
              Add a picture
            </button>
          )}
          <button type="button" className={buttonClass('quiet', '', 'compact')} onClick={onClose}>
            Close
          </button>
        </div>
      )}
    </>
  )
}

const words =
  'wrap-anywhere whitespace-pre-wrap [&_a]:text-tea [&_a]:underline [&_a]:underline-offset-2 [&_[lang]]:rounded-postcard [&_[lang]]:bg-lake-soft [&_[lang]]:px-1'

const blocks =
  '[&>*+*]:mt-4 [&_:is(p,li,blockquote)]:max-w-prose [&_h2]:text-2xl [&_h3]:text-xl [&_h4]:font-semibold [&_blockquote]:border-l-4 [&_blockquote]:border-terracotta [&_blockquote]:pl-5 [&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:space-y-1.5 [&_:is(ul,ol)]:pl-6 [&_li::marker]:text-terracotta [&_li>*+*]:mt-1.5 [&_blockquote>*+*]:mt-4'

const pictures =
  '[&_img]:inline-block [&_img]:max-h-80 [&_img]:rounded-postcard [&_img.ProseMirror-selectednode]:outline-3 [&_img.ProseMirror-selectednode]:outline-lake [&_img.ProseMirror-separator]:size-0'

/** Styles the text like the public page, as far as that helps while writing. */
const editableClass = {
  story: `min-h-72 p-4 ${words} ${blocks} ${pictures}`,
  sentence: `min-h-24 px-3 py-2 ${words}`,
  links: `min-h-24 px-3 py-2 ${words}`,
} as const
