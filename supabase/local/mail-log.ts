import { fileURLToPath } from 'node:url'
import type { EmailDriver, EmailMessage } from '@supabase/lite'

/** The texts of the mails, the same files as on a hosted project (`config.toml`). */
export const mailTemplates = {
  recovery: { subject: 'Choose a new password', content_path: template('recovery') },
  email_change: {
    subject: 'Confirm the new sign-in address',
    content_path: template('email-change'),
  },
}

/**
 * Sends no mail: prints recipient, subject and link to the terminal.
 */
export class MailLog implements EmailDriver {
  readonly #log: (line: string) => void
  readonly #invited = new Set<string>()

  constructor(log: (line: string) => void) {
    this.#log = log
  }

  /** While `work` runs, a link for a new password is printed as an invitation to this address. */
  async asInvitation<Result>(email: string, work: () => Promise<Result>): Promise<Result> {
    this.#invited.add(email)
    try {
      return await work()
    } finally {
      this.#invited.delete(email)
    }
  }

  send = ({ to, subject: given, html }: EmailMessage): Promise<void> => {
    const isInvitation = [to].flat().some((address) => this.#invited.has(address))
    const subject = isInvitation ? 'You are invited to the studio' : given
    const written = /href="([^"]+)"/.exec(html ?? '')?.[1]
    const link = isInvitation ? written?.replace('type=recovery', 'type=invite') : written
    this.#log(`mail to ${to}: ${subject}${link === undefined ? '' : `\n  ${link}`}`)
    return Promise.resolve()
  }
}

function template(name: string): string {
  return fileURLToPath(new URL(`../templates/${name}.html`, import.meta.url))
}
