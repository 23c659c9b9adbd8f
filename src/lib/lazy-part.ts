import type { ComponentType } from 'react'
import { lazyComponent, type LazyComponent } from './lazy-component'
import { reloadStaleTab } from './stale-tab'

const pauseMs = 3000

const loaders: (() => Promise<unknown>)[] = []

/** Loads every part that is known so far: the server awaits it, for there nothing can be late. */
export async function loadParts(): Promise<void> {
  // A part that has come may have made further ones, which the loop reaches, too.
  for (const load of loaders) await load()
}

/**
 * A part of a page in a chunk of its own, for use inside a `LatePart`. Its fetch never fails but
 * goes on trying: a part that is late must not break its page.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const part = lazyComponent(() => fetchPatiently(fetchPart))
  loaders.push(part.load)
  return part
}

/** Fetches until it works. */
async function fetchPatiently<Result>(fetchPart: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await fetchPart()
    } catch (error) {
      await reloadStaleTab(error)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}
