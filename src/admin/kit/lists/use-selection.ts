import { useState } from 'react'

/** The selected rows, until the list shows another page. */
export function useSelection(pageKey: string) {
  const [state, setState] = useState<{ pageKey: string; ids: ReadonlySet<number> }>({
    pageKey,
    ids: new Set(),
  })
  // Rows on other pages must not be deleted along with these.
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
