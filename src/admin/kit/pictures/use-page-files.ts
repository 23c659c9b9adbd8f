import { useEffect, useEffectEvent, useState } from 'react'
import { takeFiles, type Intake } from './file-intake'

const carriesFiles = (transfer: DataTransfer | null) =>
  transfer !== null && [...transfer.types].includes('Files')

/**
 * Accepts files that are dropped anywhere on the page, or pasted.
 *
 * @returns whether files are being dragged over the page
 */
export function usePageFiles(onFiles: (intake: Intake) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // Every element under the pointer fires its own enter and leave events.
    let depth = 0
    const setDepth = (next: number) => {
      depth = Math.max(0, next)
      setOver(depth > 0)
    }
    const onDrag = (step: number) => (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return
      // Otherwise the browser would open the file instead of the studio.
      event.preventDefault()
      setDepth(depth + step)
    }
    document.addEventListener('dragenter', onDrag(1), { signal })
    document.addEventListener('dragover', onDrag(0), { signal })
    document.addEventListener('dragleave', onDrag(-1), { signal })
    document.addEventListener(
      'drop',
      (event) => {
        setDepth(0)
        if (!carriesFiles(event.dataTransfer)) return
        event.preventDefault()
        take(takeFiles(event.dataTransfer))
      },
      { signal },
    )
    document.addEventListener(
      'paste',
      (event) => {
        if (!carriesFiles(event.clipboardData)) return
        const intake = takeFiles(event.clipboardData)
        if (intake.files.length === 0) return
        event.preventDefault()
        take(intake)
      },
      { signal },
    )
    return () => controller.abort()
  }, [])

  return isOver
}
