import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { buttonClass } from '../../components/ui/button'
import { paths } from '../../lib/paths'
import { FactShapes } from '../kit/fact-shapes'
import { LoadFailure } from '../kit/load-failure'
import { StatusChips } from '../frame/publishing/status-chips'
import { StudioPage } from '../kit/page/studio-page'
import { WaitingFor } from '../kit/waiting-for'
import { TourEditor } from './tour-editor'
import { TourPageActions } from './tour-page-actions'
import { tourOptions } from './tours-queries'

const idPattern = /^[1-9]\d{0,14}$/

/** The editor of the tour in the address, or of a new one. */
export function TourPage() {
  const { id = '' } = useParams()
  if (id !== 'new' && !idPattern.test(id)) return <MissingTour />
  return <OneTour id={id === 'new' ? undefined : Number(id)} />
}

function OneTour({ id }: { id: number | undefined }) {
  const [openedAt] = useState(Date.now)
  const { data, dataUpdatedAt, isError, isPaused, error, refetch } = useQuery({
    ...tourOptions(id ?? 0),
    enabled: id !== undefined,
    // What somebody edits is read once: the editor itself notices when it has changed meanwhile.
    staleTime: Infinity,
    refetchOnMount: 'always',
  })
  if (data === null) return <MissingTour />
  // A copy from an earlier visit may be old by now, and the editor would begin with it.
  const isReady = id === undefined || (data !== undefined && dataUpdatedAt >= openedAt)
  return (
    <StudioPage
      title={id === undefined ? 'Add New Tour' : (data?.title ?? 'Tour')}
      actions={data && <StatusChips row={data} kind="tour" />}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 print:hidden">
        <BackLink />
        {data && <TourPageActions tour={data} />}
      </div>
      {isReady && <TourEditor tour={data} />}
      {!isReady && !isError && (
        <WaitingFor label="Loading the tour" isPaused={isPaused}>
          <FactShapes count={8} />
        </WaitingFor>
      )}
      {!isReady && isError && (
        <LoadFailure
          title="This tour could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </StudioPage>
  )
}

function MissingTour() {
  return (
    <StudioPage title="Tour not found">
      <p className="mb-4">There is no tour with this number. It may have been deleted.</p>
      <BackLink />
    </StudioPage>
  )
}

function BackLink() {
  return (
    <Link to={paths.adminTours()} className={buttonClass('quiet', '-ml-3', 'compact')}>
      <ArrowLeft aria-hidden className="size-4" />
      Back to all tours
    </Link>
  )
}
