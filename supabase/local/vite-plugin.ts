import type { Connect, Plugin } from 'vite'
import { answerNode } from './http-bridge'
import { createFunctionGate, isApiPath, isFunctionPath, type LocalFunction } from './request-gate'
import type { LocalStack } from './stack'

/**
 * Vite plugin: serves a booted stack on the site's own origin, in the dev and the preview server, and stops
 * it when the server is closed. A restart of the dev server (Vite does that by itself when its
 * settings change) does not go through `close`, so the stack keeps running.
 *
 * @param functions the edge functions below `/functions/v1/`, by name
 */
export function localStack(
  stack: Pick<LocalStack, 'fetch' | 'stop'>,
  functions: Readonly<Record<string, LocalFunction>> = {},
): Plugin {
  const functionGate = createFunctionGate(functions)
  const mount = (server: ViteServer): void => {
    server.middlewares.use((req, res, next) => {
      const path = req.originalUrl ?? req.url ?? '/'
      const bare = path.split('?', 1)[0] ?? path
      if (!isApiPath(bare) && !isFunctionPath(bare)) {
        next()
        return
      }
      answerNode(isApiPath(bare) ? stack.fetch : functionGate, req, res, path).catch(
        (error: unknown) => {
          console.error('[local stack]', error)
          res.destroy()
        },
      )
    })
    const close = server.close.bind(server)
    server.close = async () => {
      await close()
      await stack.stop()
    }
  }
  return { name: 'shamba-local-stack', configureServer: mount, configurePreviewServer: mount }
}

type ViteServer = { middlewares: Connect.Server; close: () => Promise<void> }
