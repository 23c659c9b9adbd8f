import { readChangedRows } from '../data/responses'
import { getClient } from '../data/client'
import { rowOfProfile, valuesOfProfile, type ProfileValues } from './profile-values'

/**
 * Writes name and contact address of a person's own profile.
 *
 * @returns the values as they now stand
 * @throws NothingChanged when there is no such row, or the account may not write it; RequestFailure
 *   otherwise
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
