import { AtRule, parse, type ChildNode, type Container, type Root, type Rule } from 'postcss'

/** A declaration, such as `top:0`. */
export type Declaration = { prop: string; value: string; isImportant: boolean }

/** A selector, and what a page must have for it to match. */
export type Selector = {
  text: string
  tags: readonly string[]
  classes: readonly string[]
  /** Names of the `data-` attributes; a script sets those that no element has yet. */
  data: readonly string[]
}

/** Anything in braces: a rule, or what stands around rules and declarations. */
type Block = {
  head: string
  /** Of a rule that not every page needs; one of them is enough. */
  selectors?: readonly Selector[]
  /** What a registered property or keyframes are called by the declarations that use them. */
  property?: string
  keyframes?: string
  parts: readonly Part[]
}

/** An at-rule without braces. */
type Statement = { statement: string }

export type Part = Declaration | Block | Statement

export type StyleSheet = {
  parts: readonly Part[]
  /** The registered properties with their initial values, where they have one. */
  registered: ReadonlyMap<string, string | undefined>
}

/**
 * Reads a style sheet without what no first paint needs: print, prefixes that today's browsers do without,
 * fonts that are fetched, transitions, and states that a pointer or a change brings.
 *
 * @param text a style sheet without needless spaces
 * @throws CssSyntaxError when it cannot be read
 */
export function readStyleSheet(text: string): StyleSheet {
  const root = parse(text)
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
  return { parts: partsOf(root, true), registered: registeredIn(root) }
}

const layerStatement = { name: 'layer', params: 'properties' }

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

function registeredIn(root: Root): Map<string, string | undefined> {
  const registered = new Map<string, string | undefined>()
  root.walkAtRules('property', (rule) => {
    let value: string | undefined
    rule.walkDecls('initial-value', (declaration) => void (value = declaration.value))
    registered.set(rule.params, value)
  })
  return registered
}

/** @param isChosen whether a page may lack rules in here; those in a rule or in keyframes belong to it */
function partsOf(container: Container, isChosen: boolean): Part[] {
  return (container.nodes ?? []).flatMap((node) => partOf(node, isChosen) ?? [])
}

/** What Tailwind's base sets to what it is anyway: nothing of the site sets it otherwise before the whole sheet comes. */
const isInitial = ({ prop, value }: Pick<Declaration, 'prop' | 'value'>) =>
  /^font-(?:feature|variation)-settings$/.test(prop) && /^(?:normal|inherit)$/.test(value)

function partOf(node: ChildNode, isChosen: boolean): Part | undefined {
  if (node.type === 'decl' && isInitial(node)) return undefined
  if (node.type === 'decl')
    return { prop: node.prop, value: node.value, isImportant: node.important === true }
  if (node.type === 'rule') return ruleOf(node, isChosen)
  if (node.type !== 'atrule') return undefined
  const head = `@${node.name}${node.params && ` ${node.params}`}`
  if (!node.nodes) return { statement: head }
  const isKeyframes = node.name.endsWith('keyframes')
  return {
    head,
    parts: partsOf(node, isChosen && !isKeyframes),
    ...(node.name === 'property' && { property: node.params }),
    ...(isKeyframes && { keyframes: node.params }),
  }
}

function ruleOf(rule: Rule, isChosen: boolean): Block | undefined {
  // Hosts of shadow trees, which no page has.
  const texts = rule.selectors.filter((text) => text !== ':host')
  const parts = partsOf(rule, false)
  if (!isChosen) return { head: texts.join(','), parts }
  const selectors = texts.filter((text) => !later.test(text)).map(selectorOf)
  return selectors.length === 0 ? undefined : { head: '', selectors, parts }
}

/**
 * Pseudo-classes and elements of later states: pointer, change, the inside of a control; not the focus
 * ring, which is needed from the start.
 */
const later =
  /:(?:hover|active|disabled|user-invalid|autofill)\b|:has\(:focus-visible\)|\[aria-(?:invalid|busy)|:-moz-|::(?:-webkit-|-moz-|view-transition|placeholder|file-selector|backdrop|selection)/

function selectorOf(text: string): Selector {
  const isOpen = /:(?:not|is|where)\(/.test(text)
  return {
    text,
    tags: tagsNeeded(text),
    classes: classesNeeded(text),
    data: isOpen ? [] : (text.match(/(?<=\[)data-[\w-]+/g) ?? []),
  }
}

/** The classes that an element must have for a selector to match; what `:not()` names, it must not. */
export function classesNeeded(selector: string): string[] {
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
