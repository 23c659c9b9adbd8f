import { loggedTables } from '../kit/activity/change-text'

/** The filters of the activity; '' for all. */
export type ActivityView = { table: string; row: string; person: string }

/** Reads the filters from the query of the URL; invalid values are ignored. */
export function readActivityView(search: string): ActivityView {
  const query = new URLSearchParams(search)
  const table = loggedTables.find(({ id }) => id === query.get('table'))?.id ?? ''
  const row = query.get('row') ?? ''
  const person = query.get('person') ?? ''
  return {
    table,
    // Ids are unique within a table only.
    row: table && /^[\w-]{1,40}$/.test(row) ? row : '',
    person: /^[\da-f-]{36}$/i.test(person) ? person.toLowerCase() : '',
  }
}

/** The filters as a query for the URL, with its `?`; '' without filters. */
export function activityQuery(view: Partial<ActivityView>): string {
  const query = new URLSearchParams(Object.entries(view).filter(([, value]) => value !== ''))
  const text = query.toString()
  return text && `?${text}`
}
