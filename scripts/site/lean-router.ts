import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The build of the library that public pages use. */
export const leanRouterFile = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
)

/**
 * Gives `react-router-dom`, which public pages import, a separate copy of the library. The studio imports
 * `react-router`: its data router must not be in the first script of a public page, and the bundler never
 * splits a module.
 *
 * Lets the bundler drop what the site does not use of react-router: a fifth of its first script.
 * The package's exports name only the development build, and neither build can be shaken, because
 * names for developer tools are assigned to its contexts and components when the module loads.
 */
export function leanRouter(): Plugin {
  return {
    name: 'shamba:lean-router',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^react-router-dom$/, replacement: leanRouterFile }] },
    }),
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/ = (React\w*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}
