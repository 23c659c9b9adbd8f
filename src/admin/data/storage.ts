import { StorageClient } from '@supabase/storage-js'
import { getClient } from './client'

let storage: StorageClient | undefined

/** Files of the backend, as the signed-in user; apart from `StudioClient`, since few pages need it. */
export function getStorage(): StorageClient {
  const { url, fetch } = getClient()
  storage ??= new StorageClient(`${url}/storage/v1`, {}, fetch)
  return storage
}
