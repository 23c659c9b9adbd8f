import { useState } from 'react'

/** The rows that somebody has marked, as long as the list shows the same page. */
export function useSelection(pageKey: string) {
  const [state, setState] = useState<{ pageKey: string; ids: ReadonlySet<number> }>({
    pageKey,
    ids: new Set(),
  })
  // Rows that are out of sight must not be deleted with those in sight.
  const ids = state.pageKey === pageKey ? state.ids : new Set<number>()
  const set = (next: Iterable<number>) => setState({ pageKey, ids: new Set(next) })
  return {
    ids,
    isSelected: (id: number) => ids.has(id),
    toggle: (id: number) =>
      set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    selectAll: (all: readonly number[]) => set(all),
    clear: () => set([]),
  }
}
