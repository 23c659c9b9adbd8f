import type { Engine } from './engine'

const deadlineMs = 30_000

/** Finds a control by its name: its label, or its text. */
const findControl = `
const [kind, name] = arguments
const shown = (element) => element.checkVisibility?.() ?? element.getClientRects().length > 0
const namedBy = (element) => element.getAttribute('aria-labelledby')?.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
const textOf = (element) => (element.getAttribute('aria-label') ?? namedBy(element) ?? element.innerText ?? '').replace(/\\s+/g, ' ').trim()
const fields = 'input, textarea, select, [contenteditable=true]'
const labelled = () => [...document.querySelectorAll(fields)].find((field) => shown(field) &&
  ((field.getAttribute('aria-label') ?? '') === name || [...(field.labels ?? [])].some((label) => textOf(label).replace(/\\s*\\*?\\s*(\\(optional\\))?$/, '') === name)))
const pressable = () => [...document.querySelectorAll('a, button:not([role=tab]), [role=option]')]
  .filter((element) => shown(element) && !element.disabled)
const element = kind === 'field' ? labelled()
  : pressable().find((found) => textOf(found) === name) ?? pressable().find((found) => textOf(found).startsWith(name + ' '))
`

/** What a person does in a browser, waiting for what is not there yet. */
export function createWalker(engine: Engine, origin: string) {
  /** Asks the page until it answers something else than null or false. */
  async function until(
    what: string,
    body: string,
    args: readonly unknown[] = [],
    deadline = deadlineMs,
  ): Promise<unknown> {
    const end = Date.now() + deadline
    for (;;) {
      // While a document is being replaced, nothing can be run in it.
      const answer = await engine.run(body, args).catch(() => null)
      if (answer !== null && answer !== false) return answer
      if (Date.now() > end) {
        const text = await engine.run('return document.body.innerText.slice(0, 800)', [])
        throw new Error(`${engine.name} does not show ${what}. It shows: ${String(text)}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  /** @param deadline ms to wait for it */
  const see = (text: string, deadline?: number): Promise<unknown> => {
    const body = 'return document.body.innerText.includes(arguments[0])'
    return until(`"${text}"`, body, [text], deadline)
  }

  /** Waits until React has taken the page over. */
  const untilReady = () =>
    until(
      'a page that is ready',
      "const root = document.querySelector('#root > *'); return root !== null && Object.keys(root).some((key) => key.startsWith('__react'))",
    )

  /** Opens a page and begins to use it, with a key that does nothing: the rest of it comes then. */
  const open = async (path: string): Promise<void> => {
    await engine.open(`${origin}${path}`)
    await untilReady()
    const shift = '\uE008'
    const actions = [
      { type: 'keyDown', value: shift },
      { type: 'keyUp', value: shift },
    ]
    await engine.perform([{ type: 'key', id: 'keys', actions }])
    await until(
      'the whole page',
      "const page = document.querySelector('main > *') ?? document.querySelector('#root > *'); return page !== null && Object.keys(page).some((key) => key.startsWith('__react'))",
    )
  }

  async function pointAt(kind: 'field' | 'control', name: string): Promise<void> {
    await until(
      `the ${kind} "${name}"`,
      `${findControl}
      if (!element) return false
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      return true`,
      [kind, name],
    )
    const place = await until(
      `the ${kind} "${name}" at rest`,
      `${findControl}
      if (!element) return false
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
      const hit = document.elementFromPoint(x, y)
      // A control may be covered by what belongs to it; a field must be in front, not behind a card that turns.
      const isInFront = element.contains(hit) || (kind !== 'field' && hit?.contains(element))
      // What the script puts in its place stands where it stood, or moves: only what was there before is at rest.
      const before = window.placeBefore
      window.placeBefore = { element, x, y }
      const isAtRest = before?.element === element && before.x === x && before.y === y
      return isInFront && isAtRest ? { x, y } : false`,
      [kind, name],
    )
    const { x, y } = { x: 0, y: 0, ...(typeof place === 'object' ? place : {}) }
    await engine.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  const press = (name: string) => pointAt('control', name)

  /** Types into a field after what is in it. */
  const type = async (label: string, text: string): Promise<void> => {
    await pointAt('field', label)
    const keys = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await engine.perform([{ type: 'key', id: 'keys', actions: keys }])
  }

  return { open, see, press, type, until }
}
