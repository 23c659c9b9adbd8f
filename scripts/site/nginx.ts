import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { categoryPages } from './category-pages'
import {
  articleNotFoundFile,
  cacheControl,
  pageFile,
  readHeaderRules,
  shellPath,
  type HeaderRule,
} from './headers'
import { readRedirects } from './redirects'

type NginxOptions = {
  /** Folder of the built site, as nginx finds it. */
  root: string
  port: number
  /** Whether nginx has the module that gives out `.br` files. */
  hasBrotli: boolean
}

/** A text as a string of nginx, in which `$` would begin a variable. */
function quoted(text: string): string {
  if (/[$\n]/.test(text)) throw new Error(`nginx cannot hold this value: ${text}`)
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** A block whose lines are indented. */
const block = (head: string, lines: readonly string[]) =>
  [`${head} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n')

/**
 * The expression for requests that fit the pattern of a rule, as `status address`. A cache may keep a file for
 * ever, but never the answer that there is none.
 */
function expressionOf({ pattern, headers }: HeaderRule): string {
  const path = pattern.replaceAll('.', String.raw`\.`)
  const status = headers['Cache-Control']?.includes('immutable')
    ? '(?:200|206|304)'
    : String.raw`\d+`
  return path.endsWith('*')
    ? `"~^${status} ${path.slice(0, -1)}"`
    : `"~^${status} ${path}/?(?:\\?.*)?$"`
}

const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`

/** The maps of the headers that depend on the path. */
function headerMaps(
  rules: readonly HeaderRule[],
  everywhere: readonly string[],
): Map<string, string> {
  const names = new Set(rules.flatMap(({ headers }) => Object.keys(headers)))
  const maps = new Map<string, string>()
  for (const name of names) {
    if (everywhere.includes(name)) continue
    const fallback = name === 'Cache-Control' ? cacheControl('/') : ''
    const lines = rules.flatMap((rule) => {
      const value = rule.headers[name]
      return value === undefined ? [] : [`${expressionOf(rule)} ${quoted(value)};`]
    })
    maps.set(
      name,
      block(`map "$status $request_uri" ${variableOf(name)}`, [
        `default ${quoted(fallback)};`,
        ...lines,
      ]),
    )
  }
  return maps
}

/** Both ways to write the name of a category in a query. */
function queriesOf(name: string): string[] {
  const encoded = encodeURIComponent(name)
  return [...new Set([encoded, encoded.replaceAll('%20', '+')])]
}

/**
 * The configuration of nginx for a built site, to be included in its block `http`: the headers of
 * `_headers`, the redirects of `_redirects`, real 404s, the studio, compressed files, and the page of each
 * category for `/tours?category=`. It changes with the content, so it is made after each build.
 *
 * @param siteDir folder of the built site
 */
export function nginxConfig(siteDir: string, { root, port, hasBrotli }: NginxOptions): string {
  const read = (file: string) => readFileSync(join(siteDir, file), 'utf8')
  const [everywhere, ...rules] = readHeaderRules(read('_headers'))
  const fixed = Object.entries(everywhere?.headers ?? {})
  const maps = headerMaps(
    rules,
    fixed.map(([name]) => name),
  )
  const redirects = Object.entries(readRedirects(read('_redirects')))
  const toursFile = `/${pageFile('/tours')}`
  const categories = [...categoryPages(siteDir)].flatMap(([name, path]) =>
    queriesOf(name).map((query) => `${quoted(query)} ${quoted(`/${pageFile(path)}`)};`),
  )
  const pages = 'try_files $uri $uri.html $uri/index.html =404;'
  return [
    '# Made from _headers and _redirects of the built site by "npm run nginx".',
    // Long addresses are keys of the maps.
    'map_hash_bucket_size 256;',
    ...maps.values(),
    block('map $uri $site_moved', [
      'default "";',
      ...redirects.flatMap(([from, to]) =>
        [from, `${from}/`].map((address) => `${quoted(address)} ${quoted(to)};`),
      ),
    ]),
    block('map $arg_category $site_tours', [`default ${quoted(toursFile)};`, ...categories]),
    block('server', [
      `listen ${port};`,
      `root ${quoted(root)};`,
      'server_tokens off;',
      // The public address may have another scheme and port than this server.
      'absolute_redirect off;',
      'charset utf-8;',
      'include /etc/nginx/mime.types;',
      'types { application/manifest+json webmanifest; }',
      'gzip_static on;',
      'gzip_vary on;',
      ...(hasBrotli ? ['brotli_static on;'] : []),
      ...fixed.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
      ...[...maps.keys()].map((name) => `add_header ${name} ${variableOf(name)} always;`),
      'error_page 404 /404.html;',
      'if ($site_moved) { return 301 $site_moved$is_args$args; }',
      // Only plain addresses: what a browser takes for another host leads nowhere.
      String.raw`rewrite "^((?:/[\w-][\w.~-]*)+)/$" $1 permanent;`,
      `location = / { try_files /${pageFile('/')} =404; }`,
      'location = /tours { try_files $site_tours =404; }',
      `location ~ "^/(?:auth|admin(?:/.*)?)$" { try_files ${shellPath} =404; }`,
      `location ~ "^/blog/[^/]+$" { error_page 404 /${articleNotFoundFile}; ${pages} }`,
      // What only hosts and builds read.
      String.raw`location ~ "^/(?:_|\.(?!well-known/))" { return 404; }`,
      `location / { ${pages} }`,
    ]),
    '',
  ].join('\n\n')
}
