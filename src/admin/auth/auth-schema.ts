import { z } from 'zod'
import { passwordMinLength } from '../../content/limits'

const email = z
  .string()
  .trim()
  .pipe(z.email({ error: 'Invalid email address' }))

/** Never trimmed: spaces belong to a password. The server checks everything but the length. */
const password = z
  .string()
  .min(passwordMinLength, { error: 'Password must be at least 6 characters' })

export const loginSchema = z.object({ email, password })

export const signUpSchema = z.object({ fullName: z.string().trim(), email, password })

export const emailSchema = z.object({ email })

export const newPasswordSchema = z.object({ password })

/** A code from an authenticator app; spaces between its digits are allowed. */
export const codeSchema = z.object({
  code: z
    .string()
    .transform((code) => code.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits of the code.')),
})

/** A code from an e-mail; servers send six to ten digits. */
export const mailCodeSchema = z
  .string()
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6,10}$/, 'Enter the digits of the code from the mail.'))

export type LoginValues = z.infer<typeof loginSchema>

export type SignUpValues = z.infer<typeof signUpSchema>
