import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { Spinner } from '../../components/ui/spinner'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { failureText } from '../data/errors'
import { StudioPage } from '../shared/studio-page'
import { TourFacts } from './tour-facts'
import { tourOptions } from './tours-queries'

const idPattern = /^[1-9]\d{0,14}$/

/** Everything the database knows of one tour. It can be read here, not yet written. */
export function TourPage() {
  const { id = '' } = useParams()
  if (id === 'new') {
    return (
      <StudioPage title="Add New Tour">
        <p className="mb-4 max-w-prose">
          The form for a new tour opens here in a later version of the studio.
        </p>
        <BackLink />
      </StudioPage>
    )
  }
  return idPattern.test(id) ? <KnownTour id={Number(id)} /> : <MissingTour />
}

function KnownTour({ id }: { id: number }) {
  const { data: tour, isError, error } = useQuery(tourOptions(id))
  if (tour === null) return <MissingTour />
  return (
    <StudioPage title={tour?.title ?? 'Tour'}>
      {tour && <TourFacts tour={tour} />}
      {!tour && !isError && <Spinner label="Loading the tour" />}
      {!tour && isError && <p className="mb-4 text-danger">{failureText(error)}</p>}
      <BackLink />
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
    <Link to={paths.adminTours()} className="font-semibold text-tea underline">
      Back to all tours
    </Link>
  )
}
