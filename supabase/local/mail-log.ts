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

  constructor(log: (line: string) => void) {
    this.#log = log
  }

  send = ({ to, subject, html }: EmailMessage): Promise<void> => {
    const link = /href="([^"]+)"/.exec(html ?? '')?.[1]
    this.#log(`mail to ${to}: ${subject}${link === undefined ? '' : `\n  ${link}`}`)
    return Promise.resolve()
  }
}

function template(name: string): string {
  return fileURLToPath(new URL(`../templates/${name}.html`, import.meta.url))
}
