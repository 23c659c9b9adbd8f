import { AtRule, parse, Rule, type Container, type Root } from 'postcss'

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
 * @param sheet the full style sheet as text
 * @param html the page
 * @returns the smaller style sheet, rules in their old order
 * @throws CssSyntaxError when the sheet cannot be read
 */
export function pageStyles(sheet: string, html: string): string {
  const present = {
    tags: tagsOf(html),
    classes: classesOf(html),
    data: new Set(html.match(/(?<=\s)data-[\w-]+/g)),
    variables: new Set(html.match(/--[\w-]+/g)),
  }
  const { root, results } = parsed(sheet)
  const key = JSON.stringify(Object.values(present).map((names) => [...names].toSorted()))
  const styles = results.get(key) ?? stylesFor(root.clone(), present)
  results.set(key, styles)
  return styles
}

/** @param root a copy of the sheet, which is changed */
function stylesFor(root: Root, present: Present): string {
  keepRulesFor(root, present)
  // Nobody prints a page before the full sheet is there, which also names the licence of its parts.
  root.walkAtRules(
    'media',
    (rule) => void (/^print$|forced-colors/.test(rule.params) && rule.remove()),
  )
  // What today's browsers know without the prefix; the full sheet has it for older ones. Safari knows two
  // with it alone.
  root.walkDecls(/^-webkit-(?!text-size-adjust|user-select)/, (declaration) => {
    const plain = declaration.prop.replace('-webkit-', '')
    const rule = declaration.parent
    if (rule?.some((node) => node.type === 'decl' && node.prop === plain)) declaration.remove()
  })
  // A browser that does not know the colour keeps the one before it, with or without the question.
  root.walkAtRules('supports', (rule) => {
    if (rule.params.startsWith('(color:color-mix(') && rule.nodes) rule.replaceWith(rule.nodes)
  })
  // The letters of the machine, in the measures of the site's fonts, until those have come.
  root.walkAtRules('font-face', (rule) => void (rule.toString().includes('url(') && rule.remove()))
  root.walkComments((comment) => void comment.remove())
  // Initial values for browsers from before `@property`, which get them with the full sheet. The order of the
  // layers is that of their first mention.
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties' && rule.nodes) rule.replaceWith(new AtRule(layerStatement))
  })
  // Nothing changes before the script has loaded.
  root.walkDecls(/^transition|^--tw-(?:duration|ease)$/, (declaration) => void declaration.remove())
  fillInSpacing(root)
  fillInUnset(root, present)
  keepNamed(root, present)
  removeEmpty(root)
  root.walkRules(removeNeedless)
  return root.toString()
}

/** Writes lengths in place of the theme's unit and its multiples, which compress worse. */
function fillInSpacing(root: Root): void {
  let unit = Number.NaN
  root.walkDecls('--spacing', ({ value }) => {
    unit = Number(/^([\d.]+)rem$/.exec(value)?.[1])
  })
  if (Number.isNaN(unit)) return
  const length = (times: number) => `${String(times * unit).replace(/^(-?)0\./, '$1.')}rem`
  root.walkDecls((declaration) => {
    declaration.value = declaration.value
      .replace(/calc\(var\(--spacing\) \* (-?[\d.]+)\)/g, (_, times: string) =>
        length(Number(times)),
      )
      .replaceAll('var(--spacing)', length(1))
  })
}

/**
 * Writes what a registered property is where no rule of the page sets it: its initial value, or what the
 * declaration falls back to. Rules of the full sheet that do set it come after these.
 */
function fillInUnset(root: Root, { variables }: Present): void {
  const initial = new Map<string, string | undefined>()
  root.walkAtRules('property', (rule) => {
    let value: string | undefined
    rule.walkDecls('initial-value', (declaration) => void (value = declaration.value))
    initial.set(rule.params, value)
  })
  root.walkDecls(/^--/, ({ prop }) => void initial.delete(prop))
  for (const name of variables) initial.delete(name)
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g,
      (whole, name: string, fallback?: string) =>
        initial.has(name) ? (initial.get(name) ?? fallback ?? whole) : whole,
    )
  })
}

/** Takes out what no browser needs: hosts of shadow trees, which no page has, and repeated declarations. */
function removeNeedless(rule: Rule): void {
  const selectors = rule.selectors.filter((selector) => selector !== ':host')
  if (selectors.length < rule.selectors.length) rule.selectors = selectors
  rule.each((node) => {
    if (node.type === 'decl' && String(node) === String(node.next())) node.remove()
  })
}

const layerStatement = { name: 'layer', params: 'properties' }

type Sheet = {
  text: string
  root: Root
  /** Styles of pages that were asked for, by what the pages have: those of one kind often have the same. */
  results: Map<string, string>
}

/** The sheet that was parsed last: all pages of a build have the same. */
let last: Sheet | undefined

function parsed(text: string): Sheet {
  if (last?.text !== text) last = { text, root: parse(text), results: new Map() }
  return last
}

/** Names of the elements of the page; those around it are on every page. */
function tagsOf(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map((match) => match[1] ?? '')
  return new Set(['html', 'body', ...names])
}

/** Every class that an element of the page has. */
function classesOf(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map((match) => match[1] ?? '')
  const text = lists
    .join(' ')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
  return new Set(text.split(/\s+/))
}

/** Cache of `classesNeeded`: every page needs the same selectors. */
const known = new Map<string, readonly string[]>()

/** The classes that an element must have for a selector to match; what `:not()` names, it must not. */
export function classesNeeded(selector: string): readonly string[] {
  const names = known.get(selector) ?? findClasses(selector)
  known.set(selector, names)
  return names
}

function findClasses(selector: string): string[] {
  const positive = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
  const names = positive.matchAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi)
  return [...names].map(([, name = '']) =>
    name.replace(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, code?: string, letter?: string) =>
      code ? String.fromCodePoint(parseInt(code, 16)) : (letter ?? ''),
    ),
  )
}

/** The elements that a selector names outside of functions such as `:is()`. */
function tagsNeeded(selector: string): string[] {
  const plain = selector.replace(/\\./g, '').replace(/\((?:[^()]|\([^()]*\))*\)/g, '')
  return [...plain.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag)
}

/**
 * Pseudo-classes and elements of later states: pointer, change, the inside of a control; not the focus
 * ring, which is needed from the start.
 */
const later =
  /:(?:hover|active|disabled|user-invalid|autofill)\b|:has\(:focus-visible\)|\[aria-(?:invalid|busy)|:-moz-|::(?:-webkit-|-moz-|view-transition|placeholder|file-selector|backdrop|selection)/

function keepRulesFor(root: Root, { tags, classes, data }: Present): void {
  const isNeeded = (selector: string) => {
    if (later.test(selector) || !tagsNeeded(selector).every((tag) => tags.has(tag))) return false
    // An attribute that no element has yet is set by a script.
    const attributes = selector.match(/(?<=\[)data-[\w-]+/g) ?? []
    if (!attributes.every((name) => data.has(name)) && !/:(?:not|is|where)\(/.test(selector))
      return false
    return classesNeeded(selector).every((name) => classes.has(name))
  }

  root.walkRules((rule) => {
    if (rule.parent instanceof AtRule && rule.parent.name.endsWith('keyframes')) return
    // A nested rule is needed if the rule around it is.
    if (rule.parent instanceof Rule) return
    const kept = rule.selectors.filter(isNeeded)
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
}

/** Drops variables, registered properties and keyframes that no kept declaration names. */
function keepNamed(root: Root, present: Present): void {
  for (let before = -1, now = 0; before !== now; before = now, now = sizeOf(root)) {
    const used = namesUsed(root, present)
    root.walkDecls(/^--/, (declaration) => {
      if (!used.variables.has(declaration.prop)) declaration.remove()
    })
    root.walkAtRules((rule) => {
      if (rule.name === 'property' && !used.variables.has(rule.params)) rule.remove()
      if (rule.name.endsWith('keyframes') && !used.words.has(rule.params)) rule.remove()
    })
  }
}

function sizeOf(root: Root): number {
  let count = 0
  root.walk(() => {
    count += 1
  })
  return count
}

function namesUsed(root: Root, present: Present) {
  const variables = new Set(present.variables)
  const words = new Set<string>()
  root.walkDecls((declaration) => {
    // A variable that names only itself does not keep itself.
    for (const name of declaration.value.match(/--[\w-]+/g) ?? []) {
      if (name !== declaration.prop) variables.add(name)
    }
    if (/animation|^--/.test(declaration.prop)) {
      for (const word of declaration.value.split(/[\s,]+/)) words.add(word)
    }
  })
  return { variables, words }
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!(node instanceof Rule || node instanceof AtRule) || !node.nodes) return
    removeEmpty(node)
    if (node.nodes.length === 0) node.remove()
  })
}
