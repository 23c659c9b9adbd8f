type Labelable =
  | HTMLButtonElement
  | HTMLInputElement
  | HTMLMeterElement
  | HTMLOutputElement
  | HTMLProgressElement
  | HTMLSelectElement
  | HTMLTextAreaElement

const labelable = 'button, input:not([type=hidden]), meter, output, progress, select, textarea'

/** The labels of a document, by number: jsdom looks for elements with such a name first where one spreads the collection. */
function allLabels(document: Document): HTMLLabelElement[] {
  const labels = document.getElementsByTagName('label')
  const item = labels.item.bind(labels)
  return Array.from({ length: labels.length }, (_, index) => item(index)).filter(
    (label) => label !== null,
  )
}

/**
 * The labels of a form control in the order of the document, as the standard defines them.
 *
 * @returns null for an element that cannot have any
 */
export function labelsOf(element: Labelable): HTMLLabelElement[] | null {
  if (!element.matches(labelable)) return null
  const isNamed = element.id !== '' && element.ownerDocument.getElementById(element.id) === element
  const around = element.closest('label')
  if (!isNamed && !around) return []
  return allLabels(element.ownerDocument).filter((label) => {
    const name = label.getAttribute('for')
    if (name !== null) return isNamed && name === element.id
    return label.contains(element) && label.querySelector(labelable) === element
  })
}

/**
 * Makes `labels` quick. jsdom walks through the whole document for each label of each control, which took a
 * quarter of the time of tests that look for fields by their labels.
 */
function makeLabelsQuick(): void {
  const kinds = [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ]
  for (const { prototype } of kinds) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get(this: Labelable) {
        return labelsOf(this)
      },
    })
  }
}

type Measure = typeof window.getComputedStyle

/** Elements whose display follows from their place or their attributes, not from their name alone. */
const unclear = new Set(['details', 'dialog', 'embed', 'summary'])
/** Parts of tables, which are invisible in another way while they are hidden. */
const collapsing = new Set(['col', 'colgroup', 'tbody', 'tfoot', 'thead', 'tr'])

const hasStyle = (element: Element, property: string) =>
  element.getAttribute('style')?.includes(property) ?? false

/**
 * The styles of elements, quicker: in a document without style sheets, `display` and `visibility` follow from an
 * element and those around it. jsdom compares each rule of its own style sheet with each of them, which took a
 * fifth of the time of tests that look for elements by their roles.
 *
 * @param measure jsdom's own `getComputedStyle`, which gives everything else
 */
export function quickStyles(measure: Measure): Measure {
  const displays = new Map<string, string>()

  function displayOf(element: Element): string | undefined {
    const isClear = !unclear.has(element.localName) && !hasStyle(element, 'display')
    if (!isClear || element.hasAttribute('hidden') || element.hasAttribute('popover'))
      return undefined
    const known = displays.get(element.localName)
    if (known !== undefined) return known
    const { display } = measure(element)
    displays.set(element.localName, display)
    return display
  }

  function visibilityOf(element: Element): string | undefined {
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (hasStyle(each, 'visibility')) return undefined
      if (collapsing.has(each.localName) && each.hasAttribute('hidden')) return undefined
    }
    return 'visible'
  }

  return (element, pseudo) => {
    if (pseudo || element.ownerDocument.styleSheets.length > 0) return measure(element, pseudo)
    const quick = (property: unknown): string | undefined => {
      if (property === 'display') return displayOf(element)
      return property === 'visibility' ? visibilityOf(element) : undefined
    }
    // Only what is asked for is computed, and then at once: the element may change afterwards.
    return new Proxy(Object.create(CSSStyleDeclaration.prototype), {
      get(_target, property) {
        if (property === 'getPropertyValue') {
          return (name: string) => quick(name) ?? measure(element).getPropertyValue(name)
        }
        const found = quick(property)
        if (found !== undefined) return found
        const whole = measure(element)
        const value: unknown = Reflect.get(whole, property)
        return typeof value === 'function' ? value.bind(whole) : value
      },
    })
  }
}

/** jsdom's own `getComputedStyle`, also where another test of the process has made it quick. */
export function ownMeasure(): Measure {
  const shared: Window & { ownMeasure?: Measure } = window
  shared.ownMeasure ??= window.getComputedStyle.bind(window)
  return shared.ownMeasure
}

/**
 * Makes a selector of an id alone as quick as `getElementById`: testing-library looks up with it what
 * `aria-labelledby` names.
 */
function makeIdsQuick(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { querySelector } = Element.prototype
  Element.prototype.querySelector = function select(this: Element, selector: string) {
    const id = /^\[id="([^"\\]+)"\]$/.exec(selector)?.[1]
    const first = id === undefined ? null : this.ownerDocument.getElementById(id)
    if (first && first !== this && this.contains(first)) return first
    return querySelector.call(this, selector)
  }
}

/** Makes the document of a test quick. */
export function makeDocumentQuick(): void {
  makeLabelsQuick()
  makeIdsQuick()
  window.getComputedStyle = quickStyles(ownMeasure())
}
