import type { ComponentType } from 'react'
import { lazyComponent, type LazyComponent } from './lazy-component'
import { reloadStaleTab } from './stale-tab'

const retryMs = 3000

const loaders: (() => Promise<unknown>)[] = []

/** Loads every lazy part: the server awaits this, because it renders pages in one synchronous pass. */
export async function loadParts(): Promise<void> {
  // Loading a part may register further ones; the loop reaches those, too.
  for (const load of loaders) await load()
}

/**
 * A part of a page in a chunk of its own, for use inside a `DeferredHydration`. Its fetch is retried
 * until it works: a missing part must not break the page around it.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const part = lazyComponent(() => fetchWithRetry(fetchPart))
  loaders.push(part.load)
  return part
}

async function fetchWithRetry<Result>(fetchPart: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await fetchPart()
    } catch (error) {
      await reloadStaleTab(error)
      await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
  }
}
