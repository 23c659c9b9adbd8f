import { AuthClient } from '@supabase/auth-js'
import { vi } from 'vitest'

// Test files that share a process share its document, and packages like React. Each file begins with
// modules of its own and with the document that the first one found: no store, listener or timer of the
// product is left to the next file.

type Descriptors = ReturnType<typeof Object.getOwnPropertyDescriptors>
type First = { places: [object, Descriptors][]; undo: (() => void)[] }
type Shared = typeof globalThis & { firstOfProcess?: First }

/** What React and user-event note on the document once for the whole process. */
const keptNotes = /^(?:_react|focus$|blur$)/
const keptListeners = new Set(['focusin', 'focusout', 'focus', 'blur', 'selectionchange'])
const stubbedPrototypes =
  /^(?:\w+(?:Element|Observer)|Element|Node|Event|Range|Storage|Document|Blob|File|DataTransfer)$/

function readPlaces(): First['places'] {
  const prototypes = Object.getOwnPropertyNames(window)
    .filter((name) => stubbedPrototypes.test(name))
    .flatMap((name) => {
      // Not of this realm's Object, so that `instanceof` would say no.
      const prototype: unknown = Reflect.get(window, name)?.prototype
      return typeof prototype === 'object' && prototype !== null ? [prototype] : []
    })
  const objects: object[] = [document, navigator, window.history, window.location, URL]
  return [...objects, ...prototypes].map((place) => [
    place,
    Object.getOwnPropertyDescriptors(place),
  ])
}

/** Notes each timer, animation frame, channel and listener, to end it with the file. */
function noteWhatStays(undo: First['undo']): void {
  const { setTimeout, setInterval, clearTimeout, BroadcastChannel } = globalThis
  // jsdom drives all frames by one interval and counts them: it must end that one by itself.
  let isFrame = false
  const request = window.requestAnimationFrame.bind(window)
  const cancel = window.cancelAnimationFrame.bind(window)
  window.requestAnimationFrame = (callback) => {
    isFrame = true
    const frame = request(callback)
    isFrame = false
    undo.push(() => cancel(frame))
    return frame
  }
  const noted = <T extends typeof setTimeout | typeof setInterval>(set: T): T =>
    new Proxy(set, {
      apply(target, self, args) {
        const timer: NodeJS.Timeout = Reflect.apply(target, self, args)
        if (!isFrame) undo.push(() => clearTimeout(timer))
        return timer
      },
    })
  globalThis.setTimeout = noted(setTimeout)
  globalThis.setInterval = noted(setInterval)
  globalThis.BroadcastChannel = new Proxy(BroadcastChannel, {
    construct(target, args, self) {
      const channel: BroadcastChannel = Reflect.construct(target, args, self)
      undo.push(() => channel.close())
      return channel
    },
  })
  for (const target of [window, document]) {
    const remove = target.removeEventListener.bind(target)
    const add = target.addEventListener.bind(target)
    target.addEventListener = new Proxy(add, {
      apply(_add, self, args: Parameters<typeof window.addEventListener>) {
        Reflect.apply(add, self, args)
        const [type, listener, options] = args
        if (!keptListeners.has(type)) undo.push(() => remove(type, listener, options))
      },
    })
  }
}

function restorePlaces(places: First['places']): void {
  for (const [place, before] of places) {
    for (const [name, now] of Object.entries(Object.getOwnPropertyDescriptors(place))) {
      const then = before[name]
      if (keptNotes.test(name)) continue
      if (then === undefined) Reflect.deleteProperty(place, name)
      else if (now.value !== then.value || now.get !== then.get || now.set !== then.set)
        Object.defineProperty(place, name, then)
    }
  }
}

function emptyDocument(): void {
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  // After an element with the focus is removed, jsdom has the body focused, which changes what `:focus-visible` matches.
  const last = document.body.appendChild(document.createElement('button'))
  last.focus()
  last.blur()
  last.remove()
  for (const cookie of document.cookie.split(';'))
    document.cookie = `${cookie.split('=')[0]}=;path=/;max-age=0`
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}

if (typeof document !== 'undefined') {
  const shared: Shared = globalThis
  const first = shared.firstOfProcess
  if (first === undefined) {
    const undo: First['undo'] = []
    noteWhatStays(undo)
    shared.firstOfProcess = { undo, places: readPlaces() }
  } else {
    vi.resetModules()
    // Otherwise only the first test would undo these, after what the file set up before it.
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    // It counts its instances in the process, and complains about the second.
    Reflect.set(AuthClient, 'nextInstanceID', {})
    vi.useRealTimers()
    for (const end of first.undo.splice(0)) end()
    restorePlaces(first.places)
    emptyDocument()
  }
}
