import { useFormContext } from 'react-hook-form'
import { lazyPart } from '../../../lib/lazy-part'
import { PreviewDialog } from './preview-dialog'
import type { PreviewPostValues } from './preview-post'
import { useDebouncedValues } from './use-debounced-values'

const panel = lazyPart(async () => (await import('./post-preview-panel')).PostPreviewPanel)

/** Shows the post of the surrounding form as readers would see it, saved or not. */
export function PostPreview() {
  return (
    <PreviewDialog>
      <Live />
    </PreviewDialog>
  )
}

function Live() {
  return <panel.Component values={useDebouncedValues(useFormContext<PreviewPostValues>())} />
}
