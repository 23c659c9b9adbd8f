import sirv from 'sirv'
import type { Plugin } from 'vite'
import { projectUploads } from '../images/prepare-uploads.ts'
import { preparedFolder, updatePictures } from '../images/update.ts'

/**
 * Serves the pictures that are not in git, as a build would copy them. New masters take seconds each: pages
 * open meanwhile and show them when they are ready.
 */
export function picturesInDevelopment(): Plugin {
  return {
    name: 'shamba:pictures-in-development',
    apply: 'serve',
    configureServer({ middlewares, config }) {
      updatePictures().catch((error: unknown) => config.logger.error(String(error)))
      middlewares.use(sirv(preparedFolder, { dev: true }))
      // Those that a pull or a build has fetched.
      middlewares.use(sirv(projectUploads.files, { dev: true }))
    },
  }
}

/** Serves the files of a further folder that mirrors the site's root. */
export function folderOfPictures(folder: string): Plugin {
  return {
    name: 'shamba:folder-of-pictures',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(sirv(folder, { dev: true }))
    },
  }
}
