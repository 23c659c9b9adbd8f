import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { iconFiles } from '../brand/icon-files'
import { namedFiles } from '../brand/named-files'
import { projectRoot } from '../site/build-site'

/** `npm run brand` writes every file that shows the site's mark or says the company's name. */
export async function main(): Promise<void> {
  for (const [name, contents] of [...(await iconFiles()), ...namedFiles()]) {
    const file = path.join(projectRoot, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, contents)
    console.log(`${name} ${contents.length} bytes`)
  }
}
