import { useFormContext } from 'react-hook-form'
import { lazyPart } from '../../../lib/lazy-part'
import { PreviewDialog } from './preview-dialog'
import type { PreviewTourValues } from './preview-tour'
import { useDebouncedValues } from './use-debounced-values'

const panel = lazyPart(async () => (await import('./tour-preview-panel')).TourPreviewPanel)

/** Shows the tour of the surrounding form as visitors would see it, saved or not. */
export function TourPreview() {
  return (
    <PreviewDialog>
      <Live />
    </PreviewDialog>
  )
}

function Live() {
  return <panel.Component values={useDebouncedValues(useFormContext<PreviewTourValues>())} />
}
