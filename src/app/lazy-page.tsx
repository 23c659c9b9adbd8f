import { use, type ComponentType } from 'react'

export type LazyPage = {
  /** Fetches the page's chunk, once; a failed fetch may be tried again. */
  load: () => Promise<void>
  /** Renders the page; suspends while its chunk is on the way. */
  Page: ComponentType
}

/**
 * A page in a chunk of its own that can be loaded ahead. Unlike `React.lazy`, a page that was
 * loaded renders in the same pass, which is what hydration of pre-rendered HTML needs.
 */
export function lazyPage(fetchPage: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined
  let pending: Promise<void> | undefined

  function load(): Promise<void> {
    pending ??= fetchPage().then(
      (Component) => {
        Loaded = Component
      },
      (error: unknown) => {
        pending = undefined
        throw error
      },
    )
    return pending
  }

  function Page() {
    if (!Loaded) use(load())
    return Loaded ? <Loaded /> : null
  }

  return { load, Page }
}
