import { use, type ComponentType, type ReactNode } from 'react'

const pauseMs = 3000

type LazyPart<Props extends object> = {
  /** Fetches the part's chunk, once. Never fails: a part that is late must not break its page. */
  load: () => Promise<void>
  /** Renders the part; suspends while its chunk is on the way. */
  Part: (props: Props) => ReactNode
}

const loaders: (() => Promise<void>)[] = []

/** Loads every part that is known so far: the server awaits it, for there nothing can be late. */
export async function loadParts(): Promise<void> {
  // A part that has come may have made further ones, which the loop reaches, too.
  for (const load of loaders) await load()
}

/** A part of a page in a chunk of its own, for use inside a `LatePart`. */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined
  let pending: Promise<void> | undefined

  function load(): Promise<void> {
    pending ??= fetchPatiently(fetchPart).then((Component) => {
      Loaded = Component
      return undefined
    })
    return pending
  }

  function Part(props: Props) {
    if (!Loaded) use(load())
    return Loaded ? <Loaded {...props} /> : null
  }

  loaders.push(load)
  return { load, Part }
}

/** Fetches until it works. */
async function fetchPatiently<Result>(fetchPart: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await fetchPart()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}
