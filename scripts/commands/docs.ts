import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withParts } from '../docs/generated-parts'
import { chunksPage, withChunks } from '../docs/chunks'
import { photographProduct } from '../docs/photograph'
import { drawRooms, importsBetween, listRules, readModules } from '../docs/rooms'
import { buildFrozenSite, projectRoot } from '../site/build-site'

const architecture = join(projectRoot, 'docs/architecture.md')

/**
 * Writes what `docs/architecture.md` says of the code: the drawing of the rooms and the import rules.
 * With `--check` it only reports a stale page (exit code 1). With `--pictures` it photographs the site
 * that `npm start` serves meanwhile, for the README; with `--chunks` it builds the site and writes which
 * script file holds what into `docs/chunks.md`.
 *
 * @param page path of the page
 * @param read gives the modules of the project
 */
export async function main(
  args: readonly string[],
  page = architecture,
  read = () => readModules(projectRoot),
): Promise<void> {
  if (args.includes('--pictures')) {
    await photographProduct()
    return
  }
  if (args.includes('--chunks')) {
    writeFileSync(chunksPage, withChunks(await buildFrozenSite()))
    console.log('docs/chunks.md is up to date.')
    return
  }
  const current = readFileSync(page, 'utf8')
  const imports = importsBetween(await read())
  const fresh = withParts(current, { rooms: drawRooms(imports), rules: listRules() })
  if (!args.includes('--check')) {
    writeFileSync(page, fresh)
    console.log('docs/architecture.md is up to date.')
  } else if (fresh !== current) {
    console.error(
      'docs/architecture.md does not match the imports of the code: run `npm run docs`.',
    )
    process.exitCode = 1
  }
}
