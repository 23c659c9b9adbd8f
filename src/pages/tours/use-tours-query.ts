import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { useHydrated } from '../../lib/use-hydrated'
import { readToursQuery, withChange, type ToursChange } from './tours-address'

/** What the address asks of the list, and the ways to ask for something else. */
export function useToursQuery() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()

  const change = (values: ToursChange, replace: boolean) => {
    const next = withChange(search, values)
    // Another way to write the same address is no change.
    if (next !== withChange(search, {})) void navigate(paths.tours() + next, { replace })
  }
  return {
    // The HTML of the build was written without a query, so the first pass must not know it.
    query: readToursQuery(isHydrated ? search : ''),
    /** A choice: Back returns to what was shown before. */
    choose: (values: ToursChange) => change(values, false),
    /** A step of typing: Back must not walk through every letter. */
    type: (values: ToursChange) => change(values, true),
  }
}
