import { createServer } from 'node:net'
import { StartError } from '../../supabase/local/start-error'

/** A browser may try either for `localhost`: it would show what another program has at the second one. */
const loopback = ['127.0.0.1', '::1']

/**
 * Makes sure that a port of the loopback interface is free, before any work is done.
 *
 * @throws StartError saying how to choose another port
 */
export async function checkPort(port: number): Promise<void> {
  for (const host of loopback) await checkAt(host, port)
}

async function checkAt(host: string, port: number): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen({ port, host, exclusive: true }, resolve)
    })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is taken by another program: stop that program, or choose another port with PORT=${port + 1}.`,
      )
    }
    if (code === 'EACCES') {
      throw new StartError(
        `This account may not use port ${port}: choose a port above 1023 with PORT=4173.`,
      )
    }
    // Many machines have no IPv6.
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return
    throw error
  } finally {
    await new Promise((resolve) => probe.close(resolve))
  }
}
