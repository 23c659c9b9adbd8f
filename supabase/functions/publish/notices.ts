import { withDeadline } from './deadline.ts'

/** A mail to whoever looks after the site. Holds no address and no key. */
export type Notice = { subject: string; text: string }

type MailService = {
  /** Address of the service that takes `{ from, to, subject, text }` as JSON, as Resend and others do. */
  url: string
  key: string
  from: string
  to: string
}

/** Sends a notice; says whether the service took it. Never rejects. */
export type SendNotice = (notice: Notice) => Promise<boolean>

const defaultUrl = 'https://api.resend.com/emails'

/**
 * Reads the mail service: `NOTICE_MAIL_KEY`, `NOTICE_MAIL_FROM`, `NOTICE_MAIL_TO` and, for another service
 * than Resend, `NOTICE_MAIL_URL`.
 *
 * @param read value of an environment variable
 * @returns undefined unless all are set
 */
export function readMailService(
  read: (name: string) => string | undefined,
): MailService | undefined {
  const setting = (name: string) => read(name)?.trim() || undefined
  const [key, from, to] = ['KEY', 'FROM', 'TO'].map((name) => setting(`NOTICE_MAIL_${name}`))
  if (!key || !from || !to) return undefined
  return { url: setting('NOTICE_MAIL_URL') ?? defaultUrl, key, from, to }
}

/** Sends notices by a mail service. */
export function createNotices(
  { url, key, from, to }: MailService,
  fetch: (request: Request) => Promise<Response>,
  deadline = 10_000,
): SendNotice {
  return async ({ subject, text }) => {
    try {
      return await withDeadline(deadline, async (signal) => {
        const response = await fetch(
          new Request(url, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
            body: JSON.stringify({ from, to, subject, text }),
            redirect: 'manual',
            signal,
          }),
        )
        await response.body?.cancel()
        return response.ok
      })
    } catch {
      return false
    }
  }
}
