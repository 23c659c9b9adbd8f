import { existsSync, realpathSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath, resolveConfig, type Plugin } from 'vite'
import { publishFolders } from '../publish/publish-folders.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Folder of the project for backups without a place of their own; git overlooks it. */
export const backupFolder = join(root, 'backups')

/** The local data folder unless the settings name another. */
export const defaultDataDir = '.local'

/**
 * Keeps the development server from giving away files that only this account may read: databases, keys
 * and backups. What was published may be read; the pages are made from it.
 *
 * @param named the local data folder; the default one unless told
 */
export function privateFolders(named: string | undefined): Plugin {
  const dataDir = resolve(root, named || defaultDataDir)
  const dataDirs = bothNames(dataDir)
  const others = [backupFolder, join(root, defaultDataDir)].filter((folder) => folder !== dataDir)
  const published = basename(publishFolders(dataDir).content)
  return {
    name: 'shamba:private-folders',
    apply: 'serve',
    async config(config) {
      // A list of ours replaces Vite's own, which names the files of secrets such as .env.
      const plain = await resolveConfig({ configFile: false, logLevel: 'silent' }, 'serve')
      const own = config.server?.fs?.deny ? [] : plain.server.fs.deny
      const denied = dataDirs.flatMap((folder) => [
        `${asPattern(folder)}/!(${published})`,
        `${asPattern(folder)}/!(${published})/**`,
      ])
      const whole = others.map((folder) => `${asPattern(folder)}/**`)
      return { server: { fs: { deny: [...own, ...denied, ...whole] } } }
    },
    configureServer({ middlewares, config }) {
      const folders = [...dataDirs, ...others].map(normalizePath)
      const open = dataDirs.map((folder) => normalizePath(join(folder, published)))
      // No address of these folders leads to a page, either.
      middlewares.use((request, response, next) => {
        const path = pathOf(request.url ?? '/')
        const file = normalizePath(
          path.startsWith('/@fs/') ? join(path.slice('/@fs'.length)) : join(config.root, path),
        )
        const isIn = (folder: string) => isWithin(file, folder)
        if (!folders.some(isIn) || open.some(isIn)) {
          next()
          return
        }
        response.statusCode = 404
        response.end()
      })
    },
  }
}

/** A folder as it was named, and where links lead from there. */
function bothNames(folder: string): string[] {
  return [...new Set([folder, existsSync(folder) ? realpathSync(folder) : folder])]
}

function isWithin(file: string, folder: string): boolean {
  const [inner, outer] = [file.toLowerCase(), folder.toLowerCase()]
  return inner === outer || inner.startsWith(`${outer}/`)
}

function pathOf(url: string): string {
  const [path = '/'] = url.split(/[?#]/, 1)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A path in which no character means something to a pattern. */
function asPattern(folder: string): string {
  return normalizePath(folder).replaceAll(/[\\!()[\]{}*?+@$^|]/g, '\\$&')
}
