import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { Skeleton } from '../../components/ui/skeleton'

/** Fills a dashboard panel while its data loads, or after loading failed. */
export function PanelLoading({ label, isError }: { label: string; isError: boolean }) {
  if (isError) return <p className="text-muted">This could not be loaded.</p>
  return (
    <div className="grid gap-3 py-2">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  )
}
