import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { savesData } from '../../lib/data-saver'
import { lazyComponent } from '../../lib/lazy-part'
import { reloadStaleTab } from '../../lib/stale-tab'
import { whenInUse } from '../../lib/when-idle'
import { buttonClass } from './button'
import { floatingClass } from './panel'

/**
 * A dialog in a chunk of its own, which is fetched ahead or when the dialog opens.
 *
 * @param failure shown beside buttons to try again and to cancel, if the chunk cannot be loaded
 * @param placeholder shown until it is loaded
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  fetchDialog: () => Promise<ComponentType<Props>>,
  failure: ReactNode,
  placeholder: ReactNode = null,
) {
  const { load, Component: Dialog } = lazyComponent(fetchDialog)

  /** For a hover or a focus. Nothing with less data; a failure is ignored: opening the dialog reports it. */
  function preload(): void {
    if (savesData()) return
    load().catch(() => undefined)
  }
  /** Preloads the dialog once the visitor uses the page, unless they save data. */
  function usePreloadInUse(): void {
    useEffect(() => whenInUse(preload), [])
  }
  /** The open dialog. */
  function Component(props: Props) {
    const [progress, setProgress] = useState<'loading' | 'loaded' | 'failed'>('loading')

    useEffect(() => {
      if (progress !== 'loading') return
      load().then(
        () => setProgress('loaded'),
        (error: unknown) => {
          setProgress('failed')
          void reloadStaleTab(error)
        },
      )
    }, [progress])

    if (progress === 'loaded') return <Dialog {...props} />
    if (progress === 'loading') return placeholder
    return (
      <div role="alert" className={`z-50 flex-wrap ${floatingClass}`}>
        {failure}
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
  return { load, preload, usePreloadInUse, Component }
}
