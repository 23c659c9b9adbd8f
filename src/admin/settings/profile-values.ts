import { z } from 'zod'

/** What the fields of the profile hold. */
export type ProfileValues = { fullName: string; email: string }

/** Names of the fields, in their order. */
export const profileLabels: Readonly<Record<keyof ProfileValues, string>> = {
  fullName: 'Full Name',
  email: 'Email',
}

type ProfileRow = { full_name: string | null; email: string | null }

/** The row as the form shows it. */
export function valuesOfProfile(row: ProfileRow | null): ProfileValues {
  return { fullName: row?.full_name ?? '', email: row?.email ?? '' }
}

/** What a save writes: an emptied field is none. */
export function rowOfProfile({ fullName, email }: ProfileValues): ProfileRow {
  return { full_name: fullName.replace(/\s+/g, ' ').trim() || null, email: email.trim() || null }
}

/** Checks the form; the bounds are those of the table. */
export const profileSchema = z.object({
  fullName: z.string().max(100, 'A hundred characters are the most for a name.'),
  email: z
    .string()
    .trim()
    .max(254, 'Invalid email address')
    .refine((email) => email === '' || z.email().safeParse(email).success, 'Invalid email address'),
})
