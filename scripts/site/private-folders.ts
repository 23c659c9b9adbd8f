import { existsSync, realpathSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath, resolveConfig, type Plugin } from 'vite'
import { publishFolders } from '../publish/publish-folders.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Default folder for backups; git ignores it. */
export const backupFolder = join(root, 'backups')

/** Backups that were given a name, wherever they lie. */
const namedBackups = '**/*.tar.gz*'

/** The default local data folder. */
export const defaultDataDir = '.local'

/**
 * Keeps the development server from serving private files: databases, keys and backups. Published content
 * may be read, since the pages are made from it.
 *
 * @param named the local data folder; by default the default one
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
      // This list replaces Vite's own, which names files with secrets such as .env.
      const plain = await resolveConfig({ configFile: false, logLevel: 'silent' }, 'serve')
      const own = config.server?.fs?.deny ? [] : plain.server.fs.deny
      const denied = dataDirs.flatMap((folder) => [
        `${asPattern(folder)}/!(${published})`,
        `${asPattern(folder)}/!(${published})/**`,
      ])
      const whole = others.map((folder) => `${asPattern(folder)}/**`)
      return { server: { fs: { deny: [...own, ...denied, ...whole, namedBackups] } } }
    },
    configureServer({ middlewares, config }) {
      const folders = [...dataDirs, ...others].map(normalizePath)
      const open = dataDirs.map((folder) => normalizePath(join(folder, published)))
      // Paths in these folders are no pages, either.
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

/** A folder by its given and its resolved path. */
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

/** Escapes a path for a glob pattern. */
function asPattern(folder: string): string {
  return normalizePath(folder).replaceAll(/[\\!()[\]{}*?+@$^|]/g, '\\$&')
}
