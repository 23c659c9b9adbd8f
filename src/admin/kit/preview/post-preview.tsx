import { useFormContext } from 'react-hook-form'
import { lazyPart } from '../../../lib/lazy-part'
import { PreviewDialog } from './preview-dialog'
import type { PreviewPostValues } from './preview-post'
import { useSettledValues } from './use-settled-values'

const panel = lazyPart(async () => (await import('./post-preview-panel')).PostPreviewPanel)

type PostPreviewProps<Values> = {
  /** Takes from the values of the form what a save would not write. */
  tidy: (values: Values) => Values
}

/** Shows the post of the surrounding form as readers would see it, saved or not. */
export function PostPreview<Values extends PreviewPostValues>({ tidy }: PostPreviewProps<Values>) {
  return (
    <PreviewDialog>
      <Live tidy={tidy} />
    </PreviewDialog>
  )
}

function Live<Values extends PreviewPostValues>({ tidy }: PostPreviewProps<Values>) {
  const values = useSettledValues(useFormContext<Values>())
  return <panel.Component values={tidy(values)} />
}
