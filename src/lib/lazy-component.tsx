import { use, type ComponentType, type ReactNode } from 'react'

export type LazyComponent<Props extends object> = {
  /** Fetches the chunk, once; a failed fetch may be tried again. */
  load: () => Promise<void>
  /** Renders the component; suspends while its chunk is on the way. */
  Component: (props: Props) => ReactNode
}

/**
 * A component in a chunk of its own that can be loaded ahead. Unlike `React.lazy`, one that was
 * loaded renders in the same pass, which is what hydration of pre-rendered HTML needs.
 */
export function lazyComponent<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined
  let pending: Promise<void> | undefined

  function load(): Promise<void> {
    pending ??= fetchOnce()
    return pending
  }

  async function fetchOnce(): Promise<void> {
    try {
      Loaded = await fetchComponent()
    } catch (error) {
      pending = undefined
      throw error
    }
  }

  function Component(props: Props) {
    if (!Loaded) use(load())
    return Loaded ? <Loaded {...props} /> : null
  }

  return { load, Component }
}
