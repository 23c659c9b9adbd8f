import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AtRule, parse, type Declaration } from 'postcss'
import tokens from '../../tailwind.config'
import { projectRoot } from '../site/build-site'

type Rule = { pattern: RegExp; text: (found: string) => string }

const colourRule: Rule = {
  pattern:
    /(?<![\w&/#-])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi,
  text: (found) => `${found} is a colour of its own: take a token (bg-tea, theme(colors.tea))`,
}

/** Utilities that take a colour; those of shadows, too. */
const painted =
  'accent|bg|border(?:-[trblxyse])?|caret|decoration|divide|drop-shadow|fill|from|inset-ring|inset-shadow|outline|placeholder|ring(?:-offset)?|shadow|stroke|text|text-shadow|to|via'
const families =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|mauve|olive|mist|taupe'

/** What a class, or words that hold classes, may not say. */
const classRules: readonly Rule[] = [
  {
    pattern: new RegExp(
      `(?<![\\w-])(?:${painted})-(?:(?:(?:${families})-\\d{2,3}|white|black)(?![\\w-])|\\[(?:color:)?[a-z]+\\])`,
      'g',
    ),
    text: (found) => `${found} is a colour of its own: take a token (bg-tea, text-card)`,
  },
  {
    pattern: /(?<![\w-])text-\[[^\]\s]*\]/g,
    text: (found) => `${found} is a size of its own: take a token (text-lead, text-stamp)`,
  },
  {
    pattern:
      /(?<![\w-])(?:inset-|drop-|text-)?shadow-(?:\[[^\]\s]*\]?|(?:2xs|xs|sm|md|lg|xl|[2-9]xl)(?![\w-]))/g,
    text: (found) =>
      `${found} is no shadow of ours: take shadow-card, shadow-raised or drop-shadow-stamp`,
  },
  {
    pattern:
      /(?<![\w-])rounded(?:-[trblse]{1,2})?(?:-\[[^\]\s]*\]|-(?:xs|sm|md|lg|xl|[2-9]xl)(?![\w-])|(?=['"`\s])(?!\s*[=:;,]))/g,
    text: (found) => `${found} is no corner of ours: take rounded-postcard or rounded-panel`,
  },
  {
    pattern: /(?<![\w-])duration-(?:\[[^\]\s]*\]|\d+(?![\w-]))/g,
    text: (found) => `${found} is no time of ours: take duration-quick, -calm or -turn`,
  },
]

/** Style props say with values what classes say with names. */
const styleProp: Rule = {
  pattern: /(?<![\w.])(?:fontSize|boxShadow|textShadow|borderRadius)\s*:\s*(?:['"`]|\d)/g,
  text: (found) => `${found.split(/\s*:/)[0]} is a style of its own: take a class with a token`,
}

function breaches(rules: readonly Rule[], text: string, file: string, firstLine = 1): string[] {
  return rules.flatMap(({ pattern, text: say }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const line = firstLine + text.slice(0, index).split('\n').length - 1
      return `${file}:${line}: ${say(found)}.`
    }),
  )
}

/** Comments become blanks of as many lines; addresses and anchors are no colours. */
function codeOf(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(?<=^|\s)\/\/.*$/gm, '')
    .replace(/\b(?:href|to|id|xlinkHref)=(?:"[^"]*"|\{'[^']*'\})|url\(#[^)]*\)/g, 'link')
}

/** Literal values of a style sheet where only tokens may stand. */
function declarationBreach({ prop, value }: Declaration): string | undefined {
  const literal = value.replace(/(?:theme|var)\((?:[^()]|\([^()]*\))*\)/g, '')
  if (/^font(?:-size)?$/.test(prop) && /\d(?:px|r?em|pt|%|v[wh])/.test(literal)) {
    return `${prop}: ${value} is a size of its own: take theme(fontSize.…)`
  }
  const isShadow = /^(?:box|text)-shadow$/.test(prop) || /drop-shadow\([^)]/.test(literal)
  if (isShadow && !/^(?:none|\s*)$/.test(literal)) {
    return `${prop}: ${value} is no shadow of ours: take theme(boxShadow.…)`
  }
  if (/^border-.*radius$/.test(prop) && !/^(?:0|50%|inherit|[\s/]*)$/.test(literal)) {
    return `${prop}: ${value} is no corner of ours: take theme(borderRadius.…)`
  }
  if (/(?:^|-)(?:color|background|border|outline|fill|stroke)\b/.test(prop)) {
    const named = /\b(?:white|black|red|green|blue|yellow|orange|brown|gr[ae]y)\b/.exec(
      literal,
    )?.[0]
    if (named) return `${named} is a colour of its own: take theme(colors.…)`
  }
  return undefined
}

function styleSheetBreaches(source: string, file: string): string[] {
  const found: string[] = []
  parse(source).walk((node) => {
    const line = node.source?.start?.line ?? 1
    if (node instanceof AtRule && node.name === 'apply') {
      found.push(...breaches([colourRule, ...classRules], node.params, file, line))
    }
    if (node.type !== 'decl') return
    found.push(...breaches([colourRule], node.value, file, line))
    const breach = declarationBreach(node)
    if (breach) found.push(`${file}:${line}: ${breach}.`)
  })
  return found
}

/**
 * Reports colours, sizes, corners, shadows and durations in a source file that are not tokens of
 * `tailwind.config.ts`, each with its file and line.
 *
 * @param file its path from the project's root; style sheets are recognised by their extension
 */
export function styleBreaches(file: string, source: string): string[] {
  if (file.endsWith('.css')) return styleSheetBreaches(source, file)
  return breaches([colourRule, ...classRules, styleProp], codeOf(source), file)
}

/** Sentences about colours around the page, which no class can give, when they are no tokens. */
export function shellBreaches(html: string, manifest: string): string[] {
  const { paper, tea } = tokens.theme.extend.colors
  const theme = /<meta name="theme-color" content="([^"]*)"/.exec(html)?.[1] ?? 'none'
  const { theme_color = 'none', background_color = 'none' }: Record<string, string> =
    JSON.parse(manifest)
  const compare = (place: string, value: string, name: string, token: string) =>
    value === token ? [] : [`${place} is ${value}, but the token ${name} is ${token}.`]
  return [
    ...compare('index.html: theme-color', theme, 'tea', tea.DEFAULT),
    ...compare('site.webmanifest: theme_color', theme_color, 'tea', tea.DEFAULT),
    ...compare('site.webmanifest: background_color', background_color, 'paper', paper),
  ]
}

/** Looks through all of `src` but its content, whose colours come out of paintings. */
export function styleProblems(): string[] {
  const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
  const sources = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !file.startsWith('content'))
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .toSorted()
  return [
    ...sources.flatMap((file) => styleBreaches(file, read(file))),
    ...shellBreaches(read('index.html'), read('public/site.webmanifest')),
  ]
}
