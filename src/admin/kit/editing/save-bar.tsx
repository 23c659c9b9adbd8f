import { buttonClass } from '../../../components/ui/button'
import { noticeClass } from '../../../components/ui/notice'
import { formatTime } from '../../../lib/format'
import type { SaveFailure } from './use-editor'

type SaveBarProps = {
  isDirty: boolean
  isSaving: boolean
  /** Stays until the next attempt, after the toast has gone. */
  failure: SaveFailure | undefined
  /** When this device last stored the draft (ms since 1970); 'refused' when it cannot. */
  keptAt: number | 'refused' | undefined
  /** Text of the button; 'Save' by default. */
  saveLabel?: string | undefined
}

/** The sticky bar of an editor: the state of the work, and the save button. */
export function SaveBar({ isDirty, isSaving, failure, keptAt, saveLabel }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-8 border-t border-line bg-card px-4 py-3 md:-mx-6 md:px-6 print:hidden">
      {failure && (
        <div role="alert" className={`mb-3 p-3 ${noticeClass('error')}`}>
          <p className="font-semibold">{failure.title}</p>
          <p>{failure.text}</p>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="text-muted">{stateText(isDirty, isSaving, keptAt)}</output>
        <button
          type="submit"
          disabled={isSaving}
          aria-busy={isSaving}
          aria-keyshortcuts="Control+S Meta+S"
          className={buttonClass('primary', 'min-w-32')}
        >
          {isSaving ? 'Saving...' : (saveLabel ?? 'Save')}
        </button>
      </div>
    </div>
  )
}

function stateText(isDirty: boolean, isSaving: boolean, keptAt: SaveBarProps['keptAt']): string {
  if (isSaving) return 'Saving'
  if (!isDirty) return 'Everything is saved'
  if (keptAt === 'refused') return 'Not saved; this device cannot store it either'
  return keptAt ? `Not saved; kept on this device at ${formatTime(keptAt)}` : 'Not saved'
}
