import { z } from 'zod'
import { readChangedRows } from '../data/responses'
import { getClient } from '../data/client'

/** The values of the form. */
export type ProfileValues = { fullName: string; email: string }

/** Labels of the fields, in their order. */
export const profileLabels: Readonly<Record<keyof ProfileValues, string>> = {
  fullName: 'Full Name',
  email: 'Email',
}

type ProfileRow = { full_name: string | null; email: string | null }

/** The form values of a row. */
export function valuesOfProfile(row: ProfileRow | null): ProfileValues {
  return { fullName: row?.full_name ?? '', email: row?.email ?? '' }
}

/** The row of the form values; an empty field becomes null. */
function rowOfProfile({ fullName, email }: ProfileValues): ProfileRow {
  return { full_name: fullName.replace(/\s+/g, ' ').trim() || null, email: email.trim() || null }
}

/** The limits are those of the table. */
export const profileSchema = z.object({
  fullName: z.string().max(100, 'Use at most 100 characters for a name.'),
  email: z
    .string()
    .trim()
    .max(254, 'Invalid email address')
    .refine((email) => email === '' || z.email().safeParse(email).success, 'Invalid email address'),
})

/**
 * Saves the profile of the signed-in user.
 *
 * @returns the saved values
 * @throws NothingChanged if there is no such row, or the user may not write it; RequestFailure otherwise
 */
export async function saveProfile(userId: string, values: ProfileValues): Promise<ProfileValues> {
  const [saved] = await readChangedRows(
    getClient()
      .from('profiles')
      .update(rowOfProfile(values))
      .eq('id', userId)
      .select('full_name, email'),
  )
  return valuesOfProfile(saved)
}
