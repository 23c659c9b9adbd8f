import { AtRule, parse, Rule, type Container, type Root } from 'postcss'

/** What a page's HTML says about the styles it needs. */
type Needs = { classes: ReadonlySet<string>; html: string }

/**
 * The rules of a style sheet that a page needs before its script has come: those whose every class
 * stands in the HTML, and the variables, registered properties and keyframes that these name. What
 * the script shows later is in the whole sheet, which the script waits for.
 *
 * @param sheet the whole style sheet as text
 * @param html the page
 * @returns the smaller style sheet, rules in their old order
 * @throws CssSyntaxError when the sheet cannot be read
 */
export function pageStyles(sheet: string, html: string): string {
  const root = parse(sheet)
  keepRulesFor(root, { classes: classesOf(html), html })
  keepNamed(root, html)
  removeEmpty(root)
  return root.toString()
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

function keepRulesFor(root: Root, { classes }: Needs): void {
  root.walkRules((rule) => {
    if (rule.parent instanceof AtRule && rule.parent.name.endsWith('keyframes')) return
    // Nested rules are as needed as the rule around them.
    if (rule.parent instanceof Rule) return
    const kept = rule.selectors.filter((one) =>
      classesNeeded(one).every((name) => classes.has(name)),
    )
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
}

/** Drops variables, registered properties and keyframes that no kept declaration names. */
function keepNamed(root: Root, html: string): void {
  for (let before = -1, now = 0; before !== now; before = now, now = sizeOf(root)) {
    const used = namesUsed(root, html)
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

function namesUsed(root: Root, html: string) {
  const variables = new Set(html.match(/--[\w-]+/g) ?? [])
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
