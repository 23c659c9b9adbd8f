import { buttonClass } from '../ui/button'

/** Offers what the button Back of the booking form has cleared. */
export function ClearedNotice({ onUndo }: { onUndo: () => void }) {
  return (
    <output className="flex shrink-0 flex-wrap items-center justify-between gap-x-3 border-t border-line bg-tea-soft px-5 py-1 md:px-8">
      Your text was cleared.
      <button type="button" className={buttonClass('quiet', '', 'compact')} onClick={onUndo}>
        Bring it back
      </button>
    </output>
  )
}
