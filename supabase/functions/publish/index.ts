import { createHookDeploy } from './deploy-hook.ts'
import { createPublishHandler } from './handler.ts'
import { createNotices, readMailService } from './notices.ts'
import { readSettings } from './settings.ts'

declare const Deno: {
  env: { get: (name: string) => string | undefined }
  serve: (handler: (request: Request) => Promise<Response>) => unknown
}

const read = (name: string) => Deno.env.get(name)
const send = (request: Request) => fetch(request)
const { backendUrl, publishableKey, hookUrl, hookToken, allowedOrigin } = readSettings(read)
const mail = readMailService(read)

Deno.serve(
  createPublishHandler({
    backendUrl,
    publishableKey,
    fetch: send,
    deploy:
      hookUrl === undefined
        ? undefined
        : createHookDeploy({ url: hookUrl, token: hookToken, fetch: send }),
    notify: mail && createNotices(mail, send),
    allowedOrigin,
  }),
)
