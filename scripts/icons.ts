import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { iconFiles } from './icons/icon-files'
import { projectRoot } from './site/build-site'

/** `npm run icons` draws the favicon, the icons of telephones and the web manifest anew. */
export async function main(): Promise<void> {
  for (const [name, contents] of await iconFiles()) {
    const file = path.join(projectRoot, 'public', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, contents)
    console.log(`${name} ${contents.length} bytes`)
  }
}
