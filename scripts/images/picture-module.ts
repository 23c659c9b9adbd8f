import type { PictureFile, PictureFiles } from '../../src/content/model.ts'

/** The group of a picture: the first folder of its address under /images, or `pages` without one. */
function groupOf(address: string): string {
  return /^\/images\/([^/]+)\//.exec(address)?.[1] ?? 'pages'
}

/** Pictures by the module of `src/content/pictures` that names them, in the order of addresses. */
export function grouped(pictures: PictureFiles): Map<string, [string, PictureFile][]> {
  const groups = new Map<string, [string, PictureFile][]>()
  for (const entry of Object.entries(pictures).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )) {
    const group = groupOf(entry[0])
    groups.set(group, [...(groups.get(group) ?? []), entry])
  }
  return groups
}

/** The name of a group's constant. */
function nameOf(group: string): string {
  return `${group.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Pictures`
}

/** Source of one module, formatted. */
export function pictureModule(group: string, entries: readonly [string, PictureFile][]): string {
  return [
    "import type { PictureFiles } from '../model'",
    '',
    '// Written by `npm run images` from art/masters: change a master, not this file.',
    '',
    `export const ${nameOf(group)}: PictureFiles = {`,
    ...entries.flatMap(([address, { key, width, height, tone, preview }]) => [
      `  '${address}': {`,
      `    key: '${key}',`,
      `    width: ${width},`,
      `    height: ${height},`,
      `    tone: '${tone}',`,
      `    preview: '${preview}',`,
      '  },',
    ]),
    '}',
    '',
  ].join('\n')
}

const entry =
  /'(\/images\/[^']+)': \{\s+key: '(\w+)',\s+width: (\d+),\s+height: (\d+),\s+tone: '(#\w+)',\s+preview: '([#\w,]+)',\s+\}/g

/** The pictures that a module's source names; lines that were broken by hand are skipped. */
export function picturesIn(source: string): PictureFiles {
  const found = [...source.matchAll(entry)].map(
    ([, address = '', key = '', width, height, tone = '', preview = '']) =>
      [address, { key, width: Number(width), height: Number(height), tone, preview }] as const,
  )
  return Object.fromEntries(found)
}

/** Source of the module that joins all groups, for the studio and for scripts. */
export function indexModule(groups: readonly string[]): string {
  return [
    "import type { PictureFiles } from '../model'",
    ...groups.map((group) => `import { ${nameOf(group)} } from './${group}'`),
    '',
    '// Written by `npm run images`. Pages take the module of their group: this one holds them all.',
    '',
    'export const pictureFiles: PictureFiles = {',
    ...groups.map((group) => `  ...${nameOf(group)},`),
    '}',
    '',
  ].join('\n')
}
