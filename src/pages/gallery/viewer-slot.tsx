import { useEffect, useState } from 'react'
import { buttonClass } from '../../components/ui/button'
import { floatingClass } from '../../components/ui/panel'
import type { GalleryImage } from '../../content/model'
import { savesData } from '../../lib/data-saver'
import { lazyComponent } from '../../lib/lazy-component'
import { reloadStaleTab } from '../../lib/stale-tab'
import { whenIdle } from '../../lib/when-idle'

type ViewerSlotProps = {
  /** The pictures to walk through. */
  photos: readonly GalleryImage[]
  /** The one to show; one of `photos`. */
  photo: GalleryImage
  onMove: (photo: GalleryImage) => void
  onClose: () => void
}

const viewer = lazyComponent<ViewerSlotProps>(() =>
  import('./photo-viewer').then((module) => module.PhotoViewer),
)

/** Fetches the viewer on a guess; a failure stays silent, the press itself will report it. */
export function fetchViewerAhead(): void {
  viewer.load().catch(() => undefined)
}

/** Fetches the viewer when the browser is idle, unless the visitor saves data. */
export function useViewerOnIdle(): void {
  useEffect(() => (savesData() ? undefined : whenIdle(fetchViewerAhead)), [])
}

/** Place of the viewer: fetches it, and opens it as soon as it has come. */
export function ViewerSlot(props: ViewerSlotProps) {
  const [progress, setProgress] = useState<'waiting' | 'here' | 'failed'>('waiting')

  useEffect(() => {
    if (progress !== 'waiting') return
    viewer.load().then(
      () => setProgress('here'),
      (error: unknown) => {
        setProgress('failed')
        void reloadStaleTab(error)
      },
    )
  }, [progress])

  if (progress === 'here') return <viewer.Component {...props} />
  if (progress === 'waiting') return null
  return (
    <div role="alert" className={`z-50 flex-wrap ${floatingClass}`}>
      <p className="mr-auto">
        The picture could not be opened. Check your connection and try again.
      </p>
      <button
        type="button"
        className={buttonClass('secondary')}
        onClick={() => setProgress('waiting')}
      >
        Try again
      </button>
      <button type="button" className={buttonClass('quiet')} onClick={props.onClose}>
        Cancel
      </button>
    </div>
  )
}
