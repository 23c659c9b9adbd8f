import { loggedTables } from '../kit/activity/change-text'

/** What the address asks of the activity; '' for all. */
export type ActivityView = { table: string; row: string; person: string }

/** What a query asks of the activity; a value that means nothing is as good as none. */
export function readActivityView(search: string): ActivityView {
  const query = new URLSearchParams(search)
  const table = loggedTables.find(({ id }) => id === query.get('table'))?.id ?? ''
  const row = query.get('row') ?? ''
  const person = query.get('person') ?? ''
  return {
    table,
    // A row has a meaning within its table only.
    row: table && /^[\w-]{1,40}$/.test(row) ? row : '',
    person: /^[\da-f-]{36}$/i.test(person) ? person.toLowerCase() : '',
  }
}

/** The query of a view. */
export function activityQuery(view: Partial<ActivityView>): string {
  const query = new URLSearchParams(Object.entries(view).filter(([, value]) => value !== ''))
  const text = query.toString()
  return text && `?${text}`
}
