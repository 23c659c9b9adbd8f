import { http, HttpResponse } from 'msw'
import { beforeEach } from 'vitest'
import { z } from 'zod'
import { server } from './fake-backend'

/** The paths of the files in the bucket. */
export const store = { files: new Set<string>() }

const removalSchema = z.object({ prefixes: z.array(z.string()) })

/** Adds a storage bucket to the fake backend, emptied before each test. */
export function useFakeStore(): void {
  beforeEach(() => {
    store.files = new Set()
    server.use(
      http.post('*/storage/v1/object/gallery/:folder/:name', ({ params }) => {
        const path = `${String(params['folder'])}/${String(params['name'])}`
        if (store.files.has(path))
          return HttpResponse.json({ message: 'Duplicate' }, { status: 409 })
        store.files.add(path)
        return HttpResponse.json({ Key: `gallery/${path}` })
      }),
      http.delete('*/storage/v1/object/gallery', async ({ request }) => {
        const { prefixes } = removalSchema.parse(await request.json())
        const removed = prefixes.filter((path) => store.files.delete(path))
        return HttpResponse.json(removed.map((name) => ({ name })))
      }),
    )
  })
}
