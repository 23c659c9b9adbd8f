import { createNotices, readMailService } from '../publish/notices.ts'
import { readSettings } from '../publish/settings.ts'
import { createWatchHandler } from './handler.ts'

declare const Deno: {
  env: { get: (name: string) => string | undefined }
  serve: (handler: (request: Request) => Promise<Response>) => unknown
}

const read = (name: string) => Deno.env.get(name)
const { backendUrl, publishableKey, secretKey, allowedOrigin } = readSettings(read)
const mail = readMailService(read)
const token = read('WATCH_TOKEN')?.trim()
if (secretKey === undefined) throw new Error('No secret key of the project is set.')
if (allowedOrigin === undefined) throw new Error('SITE_URL is not set.')
if (!mail) throw new Error('NOTICE_MAIL_KEY, NOTICE_MAIL_FROM and NOTICE_MAIL_TO are not all set.')
if (!token) throw new Error('WATCH_TOKEN is not set.')

const send = (request: Request) => fetch(request)

Deno.serve(
  createWatchHandler({
    backendUrl,
    publishableKey,
    secretKey,
    siteUrl: allowedOrigin,
    token,
    fetch: send,
    notify: createNotices(mail, send),
  }),
)
