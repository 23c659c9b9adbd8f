import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths'
import { EntryActions } from '../kit/entry-actions'
import { useIsOnSite } from '../frame/publishing/use-is-on-site'
import { DeleteToursDialog } from './delete-tours-dialog'
import type { TourRow } from './tours-schema'
import { useTourActions } from './use-tour-actions'

/** What can be done to the whole tour from its editor. */
export function TourPageActions({ tour }: { tour: TourRow }) {
  const navigate = useNavigate()
  const { duplicate, remove } = useTourActions()
  const isOnSite = useIsOnSite('tour', tour)
  const [isAsked, setAsked] = useState(false)
  return (
    <EntryActions
      siteAddress={isOnSite ? paths.tour(tour.slug) : undefined}
      onDuplicate={() => duplicate(tour.id)}
      onDelete={() => setAsked(true)}
    >
      <DeleteToursDialog
        tours={isAsked ? [tour] : []}
        onClose={() => setAsked(false)}
        onConfirm={async () => {
          if (await remove(tour.id)) void navigate(paths.adminTours())
        }}
      />
    </EntryActions>
  )
}
