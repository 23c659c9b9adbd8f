import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { useHydrated } from '../../lib/use-hydrated'
import { readToursQuery, withChange, type ToursChange } from './tours-url'

/** The filters in the URL, and functions to change them. */
export function useToursQuery() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()

  const change = (values: ToursChange, replace: boolean) => {
    const next = withChange(search, values)
    // Another spelling of the same query is not a change.
    if (next !== withChange(search, {})) void navigate(paths.tours() + next, { replace })
  }
  return {
    // The HTML was pre-rendered without a query, so hydration must not use it.
    query: readToursQuery(isHydrated ? search : ''),
    /** For a choice: adds a history entry, so that Back undoes it. */
    choose: (values: ToursChange) => change(values, false),
    /** For typing: replaces the history entry, so that Back does not undo single letters. */
    type: (values: ToursChange) => change(values, true),
  }
}
