const parameter = 'image'
const idPattern = /^[1-9]\d{0,14}$/

/** The picture that the query string opens beside the list; `undefined` for none. */
export function readImageId(search: string): number | undefined {
  const id = new URLSearchParams(search).get(parameter) ?? ''
  return idPattern.test(id) ? Number(id) : undefined
}

/** The query string with another picture beside the list, or none. */
export function withImageId(search: string, id: number | undefined): string {
  const query = new URLSearchParams(search)
  if (id === undefined) query.delete(parameter)
  else query.set(parameter, String(id))
  const text = query.toString()
  return text && `?${text}`
}
