import { queryOptions } from '@tanstack/react-query'
import { readBackendConfig } from '../../data/config'
import { readDeadlineMs, withDeadline } from '../../data/deadline'

/** Chats omit a page's picture when its file is larger, in bytes. */
const maxBytes = 300 * 1024

/** Size of the file at a URL in bytes; null when unknown. */
export function fileSizeOptions(address: string) {
  return queryOptions({
    queryKey: ['file-size', address],
    queryFn: ({ signal }) => fileSize(address, signal),
    staleTime: Infinity,
    meta: { task: 'Weighing a picture' },
  })
}

async function fileSize(address: string, signal: AbortSignal): Promise<number | null> {
  const { href, origin } = new URL(address, window.location.href)
  if (!isWithinReach(origin)) return null
  try {
    const answer = await fetch(href, {
      method: 'HEAD',
      signal: withDeadline(signal, readDeadlineMs),
    })
    const length = Number(answer.headers.get('content-length') ?? Number.NaN)
    return answer.ok && length > 0 ? length : null
  } catch {
    // Missing advice is no failure.
    return null
  }
}

/** Whether the content security policy allows scripts to fetch from there. */
function isWithinReach(origin: string): boolean {
  const config = readBackendConfig()
  return (
    origin === window.location.origin || ('url' in config && origin === new URL(config.url).origin)
  )
}

/** A warning about a picture that is too large for chats; otherwise ''. */
export function sizeWarning(bytes: number): string {
  if (bytes <= maxBytes) return ''
  const size =
    bytes < 1024 * 1024
      ? `${Math.ceil(bytes / 1024)} KB`
      : `${(bytes / (1024 * 1024)).toFixed(1)} MB`
  return `This picture has ${size}. Chats may leave it out: they show pictures of up to 300 KB.`
}
