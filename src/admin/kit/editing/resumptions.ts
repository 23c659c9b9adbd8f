import { createContext, use } from 'react'

const Resumptions = createContext(0)

/** Provides how often the same user's session was resumed after the server had rejected it. */
export const ResumptionsProvider = Resumptions.Provider

/** How often the session was resumed; a save that was interrupted is repeated when this increases. */
export function useResumptions(): number {
  return use(Resumptions)
}
