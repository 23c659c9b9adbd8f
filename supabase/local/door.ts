import { createServer } from 'node:http'
import { answerNode } from './http-bridge'
import type { LocalStack } from './stack'

/**
 * Lets a child process reach the stack, also while the site's own server is not open yet.
 *
 * @returns its address on this machine, and how to close it
 */
export async function openDoor(
  fetch: LocalStack['fetch'],
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    answerNode(fetch, request, response, request.url ?? '/').catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The door has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
