import { lazy, useState, type ComponentType, type ReactNode } from 'react'
import { firstUse } from './first-use'
import { reloadStaleTab } from './stale-tab'

const retryMs = 3000

const loaders: (() => Promise<unknown>)[] = []

/** Loads every lazy part: the server awaits this, because it renders pages in one synchronous pass. */
export async function loadParts(): Promise<void> {
  // Loading a part may register further ones; the loop reaches those, too.
  for (const load of loaders) await load()
}

/**
 * A part of a page in a chunk of its own, for use inside a `DeferredHydration`. The browser fetches it once
 * the visitor uses the page, and again until that works: a missing part must not break the page around it.
 * On the server a failure ends the build, which would wait for ever otherwise.
 *
 * @param options.isAtOnce fetched without waiting for the visitor: for what the pre-rendered HTML lacks
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { isAtOnce = false } = {},
): LazyComponent<Props> {
  const part = lazyComponent(() => fetchWithRetry(fetchPart, isAtOnce))
  loaders.push(part.load)
  return part
}

async function fetchWithRetry<Result>(
  fetchPart: () => Promise<Result>,
  isAtOnce: boolean,
): Promise<Result> {
  if (!import.meta.env.SSR && !isAtOnce) await firstUse()
  for (;;) {
    try {
      return await fetchPart()
    } catch (error) {
      if (import.meta.env.SSR) throw error
      await reloadStaleTab(error)
      await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
  }
}

export type LazyComponent<Props extends object> = {
  /** Fetches the chunk, once; after a failure the next call tries again. */
  load: () => Promise<unknown>
  /** Renders the component; suspends while its chunk is loading. */
  Component: (props: Props) => ReactNode
}

/**
 * A component in a chunk of its own that can be preloaded. Unlike with `React.lazy` alone, a loaded
 * component renders without suspending, which hydration of pre-rendered HTML needs.
 */
export function lazyComponent<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  let latest: { result: Promise<unknown>; Suspending: ComponentType<Props> } | undefined
  let hasFailed = false

  function start() {
    hasFailed = false
    const result = fetchComponent().then((component) => {
      loaded = component
      return { default: component }
    })
    result.catch(() => {
      hasFailed = true
    })
    latest = { result, Suspending: lazy(() => result) }
    return latest
  }

  return {
    load: () => (latest && !hasFailed ? latest : start()).result,
    Component(props) {
      // A failed attempt is reused, too: after an error React renders the page once more before it
      // gives up, and that must not fetch again.
      // Chosen once: another type in a later render would replace the mounted part and its state.
      const [Shown] = useState(() => loaded ?? (latest ?? start()).Suspending)
      return <Shown {...props} />
    },
  }
}
