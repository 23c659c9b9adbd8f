/** The server's response; its status is never 0. */
export type SendAnswer = { status: number; body: string }

export type SendOptions = {
  headers: Record<string, string>
  /** Called with the fraction that was sent, 0 to 1. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal | undefined
}

/** A transfer without progress for this long has failed; a slow one may take its time. In ms. */
export const stallMs = 60_000

/**
 * Posts a file and reports upload progress, which `fetch` cannot.
 *
 * @throws the signal's reason when aborted
 * @throws DOMException `TimeoutError` after a minute without progress
 * @throws TypeError when the connection failed
 */
export function sendFile(
  address: string,
  file: Blob,
  { headers, onProgress, signal }: SendOptions,
): Promise<SendAnswer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason)
      return
    }
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = (reason: unknown) => {
      reject(reason)
      request.abort()
    }
    const follow = () => stop(signal?.reason)
    const stayAwake = () => {
      clearTimeout(timer)
      timer = setTimeout(() => stop(new DOMException('', 'TimeoutError')), stallMs)
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      stayAwake()
      if (total > 0) onProgress?.(Math.min(loaded / total, 1))
    })
    request.addEventListener('load', () => {
      resolve({ status: request.status, body: request.responseText })
    })
    request.addEventListener('error', () => reject(new TypeError('Failed to send')))
    request.addEventListener('loadend', () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', follow)
    })
    signal?.addEventListener('abort', follow, { once: true })
    request.open('POST', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    stayAwake()
    request.send(file)
  })
}
