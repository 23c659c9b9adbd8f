import { Search } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { VisuallyHidden } from '../../../components/ui/visually-hidden'
import { lazyPart } from '../../../lib/lazy-part'

const dialog = lazyPart(async () => (await import('./palette-dialog')).PaletteDialog)

/** The command palette's button and shortcut; the palette itself loads on first use. */
export function CommandPalette() {
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const change = (isNowOpen: boolean) => {
    setOpen(isNowOpen)
    if (isNowOpen) setWanted(true)
  }
  const toggleByKey = useEffectEvent(() => change(!isOpen))
  const isBusyElsewhere = useEffectEvent(() => !isOpen && isDialogOpen())

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPaletteKey(event)) return
      event.preventDefault()
      if (!event.repeat && !isBusyElsewhere()) toggleByKey()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title="Search and commands (Ctrl+K)"
        className="grid size-11 shrink-0 place-items-center rounded-postcard hover:bg-tea-soft active:bg-line"
        onClick={() => change(true)}
      >
        <Search aria-hidden className="size-5" />
        <VisuallyHidden>Search and commands</VisuallyHidden>
      </button>
      <Suspense>{isWanted && <dialog.Component isOpen={isOpen} onOpenChange={change} />}</Suspense>
    </>
  )
}

/** Ctrl+K or Command+K. In a rich text field the same keys insert a link. */
function isPaletteKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
  if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return false
  return !(target instanceof Element && target.closest('[contenteditable="true"]'))
}

/** Whether another dialog is already open. */
function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}
