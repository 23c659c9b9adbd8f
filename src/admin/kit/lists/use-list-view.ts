import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readListView, withListChange, type ListChange } from './list-view'

/** What the address asks of the list, and the ways to ask for something else. */
export function useListView() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const view = useMemo(() => readListView(search), [search])
  const change = (values: ListChange, replace: boolean) =>
    void navigate(pathname + withListChange(search, values), { replace })
  return {
    view,
    /** A choice: Back returns to what was shown before. */
    choose: (values: ListChange) => change(values, false),
    /** A step of typing: Back must not walk through every letter. */
    type: (values: ListChange) => change(values, true),
  }
}
