import { z } from 'zod'
import { passwordMinLength } from '../../content/limits'

const email = z
  .string()
  .trim()
  .pipe(z.email({ error: 'Invalid email address' }))

/** Never trimmed: blanks belong to a password. The server owns every rule beyond the length. */
const password = z
  .string()
  .min(passwordMinLength, { error: 'Password must be at least 6 characters' })

export const loginSchema = z.object({ email, password })

export const signUpSchema = z.object({ fullName: z.string().trim(), email, password })

export type LoginValues = z.infer<typeof loginSchema>

export type SignUpValues = z.infer<typeof signUpSchema>
