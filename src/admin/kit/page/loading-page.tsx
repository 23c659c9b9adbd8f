import { Spinner } from '../../../components/ui/spinner'
import { StudioTitle } from './studio-title'

/** Stands in for a whole page of the studio while it is not yet known or not yet there. */
export function LoadingPage({ label }: { label: string }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <StudioTitle title="Studio" />
      <Spinner label={label} />
    </main>
  )
}
