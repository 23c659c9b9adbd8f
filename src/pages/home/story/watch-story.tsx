import { useRef, useState } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { Icon } from '../../../components/ui/icon'
import { playIcon } from '../../../components/ui/icon-paths'
import { film } from '../../../content/hero'
import { savesData } from '../../../lib/data-saver'
import { reloadStaleTab } from '../../../lib/stale-tab'
import { showToast } from '../../../lib/toast'
import { useBackLayer } from '../../../lib/use-back-layer'

const fetchDialog = () => import('./story-dialog')

const preload = () => {
  if (savesData()) return
  // A failure is ignored here; the click handler reports it.
  fetchDialog().catch(() => undefined)
}

/** Opens the story film. Nothing of it is loaded before the button is hovered or focused. */
export function WatchStory() {
  const button = useRef<HTMLButtonElement>(null)
  const [chunk, setChunk] = useState<Awaited<ReturnType<typeof fetchDialog>>>()
  const { shown, open, close } = useBackLayer('story')

  // From the press until the film is there: nothing else may open meanwhile (see `isPageBusy`).
  const [isOpening, setOpening] = useState(false)
  if (isOpening && shown) setOpening(false)

  const watch = async () => {
    if (isOpening) return
    setOpening(true)
    try {
      setChunk(await fetchDialog())
      if (!open('film')) setOpening(false)
    } catch (error) {
      setOpening(false)
      showToast({
        kind: 'error',
        title: 'The film could not be loaded.',
        description: 'Check your connection and try again.',
      })
      void reloadStaleTab(error)
    }
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        data-opening={isOpening || undefined}
        className={buttonClass('secondary', 'noscript:hidden', 'compact')}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void watch()}
      >
        <Icon d={playIcon} />
        Watch Story{film.size && <small className="font-normal"> {film.size}</small>}
      </button>
      {chunk && shown && (
        <chunk.StoryDialog onClose={close} onClosed={() => button.current?.focus()} />
      )}
    </>
  )
}
