import { FunctionsClient } from '@supabase/functions-js'
import { getClient } from './client'

/** Edge functions, called as the signed-in user; apart from `StudioClient`, since sign-in needs none. */
export function getFunctions(): FunctionsClient {
  const { url, fetch } = getClient()
  return new FunctionsClient(`${url}/functions/v1`, { customFetch: fetch })
}
