import { createContext, use } from 'react'

const Resumptions = createContext(0)

/** Tells the forms below it how often the same person could go on after the server had refused the session. */
export const ResumptionsProvider = Resumptions.Provider

/** How often the session was resumed; a save that it interrupted is repeated when this grows. */
export function useResumptions(): number {
  return use(Resumptions)
}
