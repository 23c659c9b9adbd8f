import { Spinner } from '../../../components/ui/spinner'
import { StudioTitle } from './studio-page'

/** Shown instead of a studio page while it is loading or access is being checked. */
export function LoadingPage({ label }: { label: string }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <StudioTitle title="Studio" />
      <Spinner label={label} />
    </main>
  )
}
