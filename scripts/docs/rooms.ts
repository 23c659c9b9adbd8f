import { createRequire } from 'node:module'
import { cruise, type IModule } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { z } from 'zod'

/** One room imports another; `isLate` says that it does so by `import()` alone. */
export type RoomImport = { from: string; to: string; isLate: boolean }

/** What a drawing needs of a module. */
export type DrawnModule = Pick<IModule, 'source'> & {
  dependencies: Pick<IModule['dependencies'][number], 'resolved' | 'dependencyTypes'>[]
}

/** Every folder with modules that an import rule is about. */
export const ruledFolders = ['src', 'art', 'scripts', 'supabase', 'tests', 'e2e'] as const

const rulesSchema = z.object({
  forbidden: z.array(z.object({ name: z.string(), comment: z.string() })),
  options: z.looseObject({}),
})

/** The rules and options of `.dependency-cruiser.cjs`. */
function readRules(): z.infer<typeof rulesSchema> {
  return rulesSchema.parse(createRequire(import.meta.url)('../../.dependency-cruiser.cjs'))
}

/**
 * @param source path of a file from the root of the project
 * @returns the room it belongs to, such as `components/ui`; undefined outside of rooms
 */
export function roomOf(source: string): string | undefined {
  if (/^art\/.*\.ts$/.test(source)) return 'art'
  const [, room, inner = ''] = /^src\/(\w+)\/(?:([\w-]+)\/)?.*\.(?:ts|tsx)$/.exec(source) ?? []
  if (room === 'components') return `${room}/${inner}`
  if (room === 'admin') {
    return /^(?:frame|auth|kit|data)$/.test(inner) ? `${room}/${inner}` : 'admin pages'
  }
  return room
}

/** Which rooms import which, in alphabetical order. */
export function importsBetween(modules: readonly DrawnModule[]): RoomImport[] {
  const found = new Map<string, RoomImport>()
  for (const { source, dependencies } of modules) {
    const from = roomOf(source)
    for (const { resolved, dependencyTypes } of dependencies) {
      const to = roomOf(resolved)
      if (!from || !to || from === to) continue
      const key = `${from} ${to}`
      const isLate = dependencyTypes.includes('dynamic-import')
      found.set(key, { from, to, isLate: isLate && (found.get(key)?.isLate ?? true) })
    }
  }
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, edge]) => edge)
}

/**
 * Leaves out the imports that also exist by way of a third room: without them a drawing is readable. What
 * is loaded later always stays, and leads to no other room.
 */
function withoutShortCuts(imports: readonly RoomImport[]): RoomImport[] {
  const next = (room: string) =>
    imports.filter(({ from, isLate }) => from === room && !isLate).map(({ to }) => to)
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    next(from).some((room) => {
      if (room === to) return true
      if (seen.has(room)) return false
      seen.add(room)
      return reaches(room, to, seen)
    })
  return imports.filter(
    ({ from, to, isLate }) => isLate || !next(from).some((room) => reaches(room, to)),
  )
}

/** The rooms as a Mermaid flowchart, importers above what they import. */
export function drawRooms(imports: readonly RoomImport[]): string {
  const rooms = [...new Set(imports.flatMap(({ from, to }) => [from, to]))].toSorted()
  const id = (room: string) => room.replaceAll(/\W/g, '_')
  return [
    '```mermaid',
    'flowchart TD',
    ...rooms.map((room) => `  ${id(room)}["${room}"]`),
    ...withoutShortCuts(imports).map(
      ({ from, to, isLate }) => `  ${id(from)} ${isLate ? '-.->' : '-->'} ${id(to)}`,
    ),
    '```',
  ].join('\n')
}

/** Every import rule as an item of a list. */
export function listRules(): string {
  return readRules()
    .forbidden.map(({ name, comment }) => `- \`${name}\`: ${comment}`)
    .join('\n')
}

/**
 * Reads every module of `src` and of the painting program with its imports.
 *
 * @param root folder of the project, with a slash at its end
 * @throws Error when the modules cannot be read
 */
export async function readModules(root: string): Promise<readonly DrawnModule[]> {
  const { output } = await cruise(
    ['src', 'art'],
    { ...readRules().options, baseDir: root },
    undefined,
    {
      tsConfig: extractTSConfig(`${root}tsconfig.json`),
    },
  )
  if (typeof output === 'string') throw new Error(output)
  return output.modules
}
