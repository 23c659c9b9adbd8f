import { useEffect, useState } from 'react'
import { buttonClass } from '../../components/ui/button'
import { floatingClass } from '../../components/ui/panel'
import type { GalleryImage } from '../../content/model'
import { savesData } from '../../lib/data-saver'
import { lazyComponent } from '../../lib/lazy-component'
import { reloadStaleTab } from '../../lib/stale-tab'
import { whenIdle } from '../../lib/when-idle'

type ViewerSlotProps = {
  /** The pictures of the viewer, in order. */
  photos: readonly GalleryImage[]
  /** The one to show; one of `photos`. */
  photo: GalleryImage
  onMove: (photo: GalleryImage) => void
  onClose: () => void
}

const viewer = lazyComponent<ViewerSlotProps>(() =>
  import('./photo-viewer').then((module) => module.PhotoViewer),
)

/** Preloads the viewer. A failure is ignored here; opening the viewer reports it. */
export function preloadViewer(): void {
  viewer.load().catch(() => undefined)
}

/** Preloads the viewer when the browser is idle, unless the visitor saves data. */
export function useViewerOnIdle(): void {
  useEffect(() => (savesData() ? undefined : whenIdle(preloadViewer)), [])
}

/** Loads the viewer and renders it as soon as it has loaded. */
export function ViewerSlot(props: ViewerSlotProps) {
  const [progress, setProgress] = useState<'loading' | 'loaded' | 'failed'>('loading')

  useEffect(() => {
    if (progress !== 'loading') return
    viewer.load().then(
      () => setProgress('loaded'),
      (error: unknown) => {
        setProgress('failed')
        void reloadStaleTab(error)
      },
    )
  }, [progress])

  if (progress === 'loaded') return <viewer.Component {...props} />
  if (progress === 'loading') return null
  return (
    <div role="alert" className={`z-50 flex-wrap ${floatingClass}`}>
      <p className="mr-auto">
        The picture could not be opened. Check your connection and try again.
      </p>
      <button
        type="button"
        className={buttonClass('secondary')}
        onClick={() => setProgress('loading')}
      >
        Try again
      </button>
      <button type="button" className={buttonClass('quiet')} onClick={props.onClose}>
        Cancel
      </button>
    </div>
  )
}
