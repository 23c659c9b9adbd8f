import { withDeadline } from '../publish/deadline.ts'
import { isRecord } from '../publish/request-body.ts'
import type { MailOutcome } from './handler.ts'

type HostedMailOptions = {
  backendUrl: string
  /** The secret key of the project: the auth server lets nobody else make accounts. */
  secretKey: string
  /** Address that the link leads to. */
  redirectTo: string | undefined
  fetch: (request: Request) => Promise<Response>
  deadline?: number
}

function outcomeOf(status: number, answer: unknown): MailOutcome {
  if (status === 429) return 'too many'
  const code = isRecord(answer) ? (answer['error_code'] ?? answer['code']) : undefined
  if (status === 422 && (code === 'email_exists' || code === 'user_already_exists')) {
    return 'confirmed'
  }
  return 'failed'
}

/** Has the auth server of a hosted project send an invitation. Never rejects. */
export function createHostedMail(options: HostedMailOptions) {
  return async (email: string): Promise<MailOutcome> => {
    const url = new URL(`${options.backendUrl.replace(/\/+$/, '')}/auth/v1/invite`)
    if (options.redirectTo !== undefined) url.searchParams.set('redirect_to', options.redirectTo)
    try {
      return await withDeadline(options.deadline ?? 30_000, async (signal) => {
        const response = await options.fetch(
          new Request(url, {
            method: 'POST',
            headers: {
              apikey: options.secretKey,
              Authorization: `Bearer ${options.secretKey}`,
              'Content-Type': 'application/json',
            },
            body: JSON.stringify({ email }),
            redirect: 'manual',
            signal,
          }),
        )
        if (response.ok) return 'sent'
        return outcomeOf(response.status, await response.json().catch(() => undefined))
      })
    } catch {
      return 'failed'
    }
  }
}
