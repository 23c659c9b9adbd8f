import { createContext, use } from 'react'

const Resumptions = createContext(0)

/**
 * Provides the number of times the session was resumed by the same user after the server had
 * rejected it.
 */
export const ResumptionsProvider = Resumptions.Provider

/** How often the session was resumed; a save that was interrupted is repeated when this increases. */
export function useResumptions(): number {
  return use(Resumptions)
}
