import { readSettings } from '../publish/settings.ts'
import { createInviteHandler } from './handler.ts'
import { createHostedMail } from './hosted-mail.ts'

declare const Deno: {
  env: { get: (name: string) => string | undefined }
  serve: (handler: (request: Request) => Promise<Response>) => unknown
}

const { backendUrl, publishableKey, secretKey, allowedOrigin } = readSettings((name) =>
  Deno.env.get(name),
)
if (secretKey === undefined) throw new Error('No secret key of the project is set.')

const send = (request: Request) => fetch(request)

Deno.serve(
  createInviteHandler({
    backendUrl,
    publishableKey,
    fetch: send,
    sendInvitation: createHostedMail({
      backendUrl,
      secretKey,
      redirectTo: allowedOrigin && `${allowedOrigin}/auth`,
      fetch: send,
    }),
    allowedOrigin,
  }),
)
