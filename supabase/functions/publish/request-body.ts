/** What the studio sees live: the parts of the site's content manifest that tell what changed. */
type LiveContent = {
  hash: string
  items: string[]
  home: number[]
  redirects: Record<string, string>
}

export type PublishRequest = {
  live: LiveContent
  allowShrink: boolean
  kind: 'publish' | 'roll back'
}

/** Room for the manifest of some hundred thousand items. */
export const maxBodyBytes = 8 * 1024 * 1024

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isListOf<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem)
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isId = (value: unknown): value is number => Number.isSafeInteger(value)

function readLive(value: unknown): LiveContent | undefined {
  // A site that was never published has no manifest.
  if (value === undefined || value === null) return { hash: '', items: [], home: [], redirects: {} }
  if (!isRecord(value)) return undefined
  const { hash, items = [], home = [], redirects = {} } = value
  if (!isText(hash) || !isListOf(items, isText) || !isListOf(home, isId)) return undefined
  if (!isRecord(redirects)) return undefined
  const paths: Record<string, string> = {}
  for (const [from, to] of Object.entries(redirects)) {
    if (!isText(to)) return undefined
    paths[from] = to
  }
  return { hash, items: [...items], home: [...home], redirects: paths }
}

/**
 * Reads what a call of Publish asks for.
 *
 * @param text body of the request; an empty one asks for a plain publish
 * @returns undefined when it is not what the studio sends
 */
export function parsePublishRequest(text: string): PublishRequest | undefined {
  let body: unknown
  try {
    body = text === '' ? {} : JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(body)) return undefined
  const { allowShrink = false, kind = 'publish' } = body
  const live = readLive(body['live'])
  if (!live || typeof allowShrink !== 'boolean') return undefined
  if (kind !== 'publish' && kind !== 'roll back') return undefined
  return { live, allowShrink, kind }
}

/** The body of `request` as text; undefined as soon as it is larger than `maxBodyBytes`. */
export async function readText(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return undefined
  if (request.body === null) return ''
  const reader = request.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > maxBodyBytes) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}
