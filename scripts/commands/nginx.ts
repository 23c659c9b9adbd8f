import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '../../supabase/local/start-error'
import { projectRoot } from '../site/build-site'
import { nginxConfig } from '../site/nginx'

const usage = 'Usage: npm run nginx -- [--root FOLDER] [--port NUMBER] [--no-brotli]'

/** Prints the configuration of nginx for the site in `dist`. */
export function main(args: readonly string[]): void {
  const values = readOptions(args)
  const siteDir = join(projectRoot, 'dist')
  if (!existsSync(join(siteDir, '_headers'))) {
    throw new StartError('There is no site in dist yet: run "npm run build" first.')
  }
  const { root, port } = values
  if (!/^\d{1,5}$/.test(port)) throw new StartError('--port must be a number such as 8080.')
  console.log(nginxConfig(siteDir, { root, port: Number(port), hasBrotli: !values['no-brotli'] }))
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        root: { type: 'string', default: '/srv/site' },
        port: { type: 'string', default: '8080' },
        'no-brotli': { type: 'boolean', default: false },
      },
    }).values
  } catch {
    throw new StartError(usage)
  }
}
