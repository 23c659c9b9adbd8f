/**
 * supabase-js sends a file as a form whose file field has no name; lite looks for one named `file` and
 * refuses the upload. Both accept a plain body, so forms are unpacked here.
 *
 * @param request a request below `/storage/v1`, its body buffered
 * @returns the same request, or one with the file as its body when it was a form with a file
 */
export async function unpackUpload(request: Request): Promise<Request> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) return request
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined)
  if (form === undefined) return request
  const file = [...form.values()].find((value) => typeof value !== 'string')
  if (file === undefined || typeof file === 'string') return request
  const headers = new Headers(request.headers)
  headers.set('content-type', file.type || 'application/octet-stream')
  headers.set('content-length', String(file.size))
  const seconds = form.get('cacheControl')
  if (typeof seconds === 'string') headers.set('cache-control', `max-age=${seconds}`)
  const metadata = form.get('metadata')
  if (typeof metadata === 'string') {
    headers.set('x-metadata', Buffer.from(metadata).toString('base64'))
  }
  return new Request(request.url, {
    method: request.method,
    headers,
    body: await file.arrayBuffer(),
  })
}
