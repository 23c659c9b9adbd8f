import { lazy, type ComponentType, type ReactNode } from 'react'

export type LazyComponent<Props extends object> = {
  /** Fetches the chunk, once; after a failure the next call tries again. */
  load: () => Promise<unknown>
  /** Renders the component; suspends while its chunk is loading. */
  Component: (props: Props) => ReactNode
}

type Attempt<Props extends object> = {
  result: Promise<ComponentType<Props>>
  Suspending: ComponentType<Props>
  hasFailed: boolean
}

/**
 * A component in a chunk of its own that can be preloaded. Unlike with `React.lazy` alone, a loaded
 * component renders without suspending, which hydration of pre-rendered HTML needs.
 */
export function lazyComponent<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined
  let latest: Attempt<Props> | undefined

  function start(): Attempt<Props> {
    const result = fetchComponent()
    const Suspending = lazy(async () => ({ default: await result }))
    const attempt = { result, Suspending, hasFailed: false }
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
    return (latest && !latest.hasFailed ? latest : start()).result
  }

  function Component(props: Props) {
    if (Loaded) return <Loaded {...props} />
    // A failed attempt is reused, too: after an error React renders the page once more before it
    // gives up, and that must not fetch again.
    const { Suspending } = latest ?? start()
    return <Suspending {...props} />
  }

  return { load, Component }
}
