import { lazy, type ComponentType, type ReactNode } from 'react'

export type LazyComponent<Props extends object> = {
  /** Fetches the chunk, once; after a failure the next call tries again. */
  load: () => Promise<unknown>
  /** Renders the component; suspends while its chunk is on the way. */
  Component: (props: Props) => ReactNode
}

type Attempt<Props extends object> = {
  result: Promise<ComponentType<Props>>
  Waiting: ComponentType<Props>
  hasFailed: boolean
}

/**
 * A component in a chunk of its own that can be loaded ahead. Unlike `React.lazy` alone, one that
 * was loaded renders in the same pass, which is what hydration of pre-rendered HTML needs.
 */
export function lazyComponent<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined
  let latest: Attempt<Props> | undefined

  function begin(): Attempt<Props> {
    const result = fetchComponent()
    const Waiting = lazy(async () => ({ default: await result }))
    const attempt = { result, Waiting, hasFailed: false }
    result.then(
      (Component) => {
        Loaded = Component
        return Component
      },
      () => {
        attempt.hasFailed = true
      },
    )
    latest = attempt
    return attempt
  }

  function load(): Promise<unknown> {
    return (latest && !latest.hasFailed ? latest : begin()).result
  }

  function Component(props: Props) {
    if (Loaded) return <Loaded {...props} />
    // Also an attempt that has failed: React renders a broken page once more before it gives up,
    // and that must not fetch again.
    const { Waiting } = latest ?? begin()
    return <Waiting {...props} />
  }

  return { load, Component }
}
