import type { QuestionId } from '../../content/faq'

/** What the visitor has chosen to see. */
export type FaqView = {
  /** Words in the search field. */
  query: string
  /** The questions that match; `null` shows all. */
  shown: ReadonlySet<QuestionId> | null
  /** Every answer is open, until a question is pressed. */
  isAllOpen: boolean
  /** The browser itself keeps one question open in each section; off once all were opened. */
  isGrouped: boolean
  /** How often all answers were closed at once. */
  closings: number
}

export type FaqViewStore = {
  read: () => FaqView
  subscribe: (listener: () => void) => () => void
  change: (part: Partial<FaqView>) => void
}

/** Shared by the questions and the late tools above them, which cannot be given new props. */
export function createFaqView(): FaqViewStore {
  let view: FaqView = { query: '', shown: null, isAllOpen: false, isGrouped: true, closings: 0 }
  const listeners = new Set<() => void>()
  return {
    read: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(part) {
      view = { ...view, ...part }
      for (const listener of listeners) listener()
    },
  }
}
