import {
  readStyleSheet,
  type Declaration,
  type Part,
  type Selector,
  type StyleSheet,
} from './style-sheet'

/** What a page's HTML has that decides about its styles: elements, classes, and names of variables. */
type Present = {
  tags: ReadonlySet<string>
  classes: ReadonlySet<string>
  /** Names of the `data-` attributes. */
  data: ReadonlySet<string>
  variables: ReadonlySet<string>
}

/**
 * The rules of a style sheet that a page needs for its first paint: those whose elements and classes
 * are in the HTML, and the variables, registered properties and keyframes that they use. What a pointer or
 * the script changes later is in the full sheet, which the script waits for and `noscript` loads.
 *
 * @param sheet the full style sheet as text, without needless spaces
 * @param html the page
 * @returns the smaller style sheet, rules in their old order
 * @throws CssSyntaxError when the sheet cannot be read
 */
export function pageStyles(sheet: string, html: string): string {
  const known = sheetOf(sheet)
  const pieces = new Set(html.match(piece))
  const key = keyOf(pieces, known.numbers)
  const found = known.results.get(key) ?? stylesFor(known.styles, presentIn(pieces))
  known.results.set(key, found)
  return found
}

type Sheet = {
  text: string
  styles: StyleSheet
  /** A number for each piece that a page had so far. */
  numbers: Map<string, number>
  /** Styles of pages that were asked for, by the key of their pieces: those of one kind often have the same. */
  results: Map<string, string>
}

/** The sheet that was read last: all pages of a build have the same. */
let last: Sheet | undefined

function sheetOf(text: string): Sheet {
  if (last?.text !== text) {
    last = { text, styles: readStyleSheet(text), numbers: new Map(), results: new Map() }
  }
  return last
}

function stylesFor({ parts, registered }: StyleSheet, present: Present): string {
  const chosen = chosenFor(parts, present)
  const filled = fillInUnset(chosen, registered, present)
  return textOf(keepNamed(filled, present))
}

/** A piece of HTML that decides about styles: the start of a tag, its classes, a `data-` attribute, a variable. */
const piece = /<[a-z][a-z0-9]*|\sclass="[^"]*"|\sdata-[\w-]+|--[\w-]+/g

/** For each number whether that piece is among the given ones: the same text in whatever order they stand. */
function keyOf(pieces: ReadonlySet<string>, numbers: Map<string, number>): string {
  const has: boolean[] = []
  for (const text of pieces) {
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    has[number] = true
  }
  return Array.from(has, (each) => (each ? '1' : '0')).join('')
}

/** What a page has; those elements that are around it are on every page. */
function presentIn(pieces: ReadonlySet<string>): Present {
  const tags = new Set(['html', 'body'])
  const classes = new Set<string>()
  const data = new Set<string>()
  const variables = new Set<string>()
  for (const text of pieces) {
    if (text.startsWith('<')) tags.add(text.slice(1))
    else if (text.startsWith('--')) variables.add(text)
    else if (text.endsWith('"')) {
      const list = unescaped(text.slice(text.indexOf('"') + 1, -1))
      for (const name of list.split(/\s+/)) classes.add(name)
      for (const name of list.match(/--[\w-]+/g) ?? []) variables.add(name)
    } else data.add(text.trim())
  }
  return { tags, classes, data, variables }
}

/** The text of an attribute's value. */
function unescaped(value: string): string {
  return value
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

/** The parts without the rules, and the selectors of rules, whose elements the page lacks. */
function chosenFor(parts: readonly Part[], { tags, classes, data }: Present): Part[] {
  const isNeeded = (selector: Selector) =>
    selector.tags.every((tag) => tags.has(tag)) &&
    selector.data.every((name) => data.has(name)) &&
    selector.classes.every((name) => classes.has(name))

  const choose = (part: Part): Part[] => {
    if (!('parts' in part)) return [part]
    if (!part.selectors) return [{ ...part, parts: part.parts.flatMap(choose) }]
    const kept = part.selectors.filter(isNeeded)
    if (kept.length === 0) return []
    return [{ head: kept.map(({ text }) => text).join(','), parts: part.parts }]
  }
  return parts.flatMap(choose)
}

function* declarationsIn(parts: readonly Part[]): Generator<Declaration> {
  for (const part of parts) {
    if ('parts' in part) yield* declarationsIn(part.parts)
    else if ('prop' in part) yield part
  }
}

/**
 * Writes what a registered property is where no rule of the page sets it: its initial value, or what the
 * declaration falls back to. Rules of the full sheet that do set it come after these.
 */
function fillInUnset(
  parts: readonly Part[],
  registered: StyleSheet['registered'],
  { variables }: Present,
): Part[] {
  const initial = new Map(registered)
  for (const { prop } of declarationsIn(parts)) initial.delete(prop)
  for (const name of variables) initial.delete(name)
  const fillIn = (part: Part): Part => {
    if ('parts' in part) return { ...part, parts: part.parts.map(fillIn) }
    if (!('prop' in part) || !part.value.includes('var(')) return part
    const value = part.value.replace(
      /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g,
      (whole, name: string, fallback?: string) =>
        initial.has(name) ? (initial.get(name) ?? fallback ?? whole) : whole,
    )
    return { ...part, value }
  }
  return parts.map(fillIn)
}

/** Drops variables, registered properties and keyframes that no kept declaration names, and what is empty then. */
function keepNamed(parts: readonly Part[], present: Present): Part[] {
  const used = namesUsed(parts, present)
  let hasDropped = false
  const keep = (part: Part): Part[] => {
    const isUnused =
      'prop' in part
        ? part.prop.startsWith('--') && !used.variables.has(part.prop)
        : 'parts' in part &&
          ((part.property !== undefined && !used.variables.has(part.property)) ||
            (part.keyframes !== undefined && !used.words.has(part.keyframes)))
    hasDropped ||= isUnused
    if (isUnused) return []
    if (!('parts' in part)) return [part]
    const kept = part.parts.flatMap(keep)
    return kept.length === 0 ? [] : [{ ...part, parts: kept }]
  }
  const kept = parts.flatMap(keep)
  return hasDropped ? keepNamed(kept, present) : kept
}

function namesUsed(parts: readonly Part[], present: Present) {
  const variables = new Set(present.variables)
  const words = new Set<string>()
  for (const { prop, value } of declarationsIn(parts)) {
    // A variable that names only itself does not keep itself.
    for (const name of value.match(/--[\w-]+/g) ?? []) {
      if (name !== prop) variables.add(name)
    }
    if (/animation|^--/.test(prop)) {
      for (const word of value.split(/[\s,]+/)) words.add(word)
    }
  }
  return { variables, words }
}

/** Writes the parts, without what is repeated at once. */
function textOf(parts: readonly Part[]): string {
  const texts = parts.map((part) => {
    if ('parts' in part) return `${part.head}{${textOf(part.parts)}}`
    if ('statement' in part) return `${part.statement};`
    return `${part.prop}:${part.value}${part.isImportant ? '!important' : ''};`
  })
  return texts
    .filter((text, index) => text !== texts[index + 1])
    .join('')
    .replace(/;$/, '')
}
