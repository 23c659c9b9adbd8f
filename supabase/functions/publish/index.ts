import { createHookDeploy } from './deploy-hook.ts'
import { createPublishHandler } from './handler.ts'
import { readSettings } from './settings.ts'

declare const Deno: {
  env: { get: (name: string) => string | undefined }
  serve: (handler: (request: Request) => Promise<Response>) => unknown
}

const { backendUrl, publishableKey, hookUrl, hookToken, allowedOrigin } = readSettings((name) =>
  Deno.env.get(name),
)

Deno.serve(
  createPublishHandler({
    backendUrl,
    publishableKey,
    fetch: (request) => fetch(request),
    deploy:
      hookUrl === undefined
        ? undefined
        : createHookDeploy({ url: hookUrl, token: hookToken, fetch: (request) => fetch(request) }),
    allowedOrigin,
  }),
)
