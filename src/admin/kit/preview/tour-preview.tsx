import { useFormContext } from 'react-hook-form'
import { lazyPart } from '../../../lib/lazy-part'
import { PreviewDialog } from './preview-dialog'
import type { PreviewTourValues } from './preview-tour'
import { useSettledValues } from './use-settled-values'

const panel = lazyPart(async () => (await import('./tour-preview-panel')).TourPreviewPanel)

type TourPreviewProps<Values> = {
  /** Takes from the values of the form what a save would not write. */
  tidy: (values: Values) => Values
}

/** Shows the tour of the surrounding form as visitors would see it, saved or not. */
export function TourPreview<Values extends PreviewTourValues>({ tidy }: TourPreviewProps<Values>) {
  return (
    <PreviewDialog>
      <Live tidy={tidy} />
    </PreviewDialog>
  )
}

function Live<Values extends PreviewTourValues>({ tidy }: TourPreviewProps<Values>) {
  const values = useSettledValues(useFormContext<Values>())
  return <panel.Component values={tidy(values)} />
}
