import { buttonClass } from '../../../components/ui/button'
import { noticeClass } from '../../../components/ui/notice'
import { formatMoment } from '../../../lib/format'
import type { Draft } from './draft-store'

type RestoreBannerProps = {
  offered: Draft
  /** Version of the stored row. */
  version: number | null
  onRestore: () => void
  onDismiss: () => void
}

/** Offers to restore unsaved work from this device. */
export function RestoreBanner({ offered, version, onRestore, onDismiss }: RestoreBannerProps) {
  return (
    <section aria-label="Unsaved work" className={`mb-6 p-4 ${noticeClass('advice')}`}>
      <p className="font-semibold">
        Restore what you wrote? This device kept changes from{' '}
        <time dateTime={new Date(offered.keptAt).toISOString()}>
          {formatMoment(offered.keptAt)}
        </time>{' '}
        that were never saved.
      </p>
      {offered.version !== version && (
        <p className="mt-1">
          Someone has saved it since. Your changes are applied on top of that; check them before you
          save.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" className={buttonClass('secondary')} onClick={onRestore}>
          Restore
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={onDismiss}>
          Discard it
        </button>
      </div>
    </section>
  )
}
