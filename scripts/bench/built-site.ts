import { createServer, type Server } from 'node:http'
import sirv from 'sirv'
import { compressingProxy } from './compressing-proxy'

export type BuiltSite = { url: string; folder: string }

/**
 * Serves the folders of built sites while `work` runs, all by the same server with Brotli.
 *
 * @param port first of two ports for each folder
 * @param work given the sites in the order of the folders
 */
export async function withBuiltSites<Result>(
  port: number,
  folders: readonly string[],
  work: (sites: BuiltSite[]) => Promise<Result>,
): Promise<Result> {
  const servers: Server[] = []
  try {
    const sites: BuiltSite[] = []
    for (const [index, folder] of folders.entries()) {
      const [plainPort, packedPort] = [port + 2 * index, port + 2 * index + 1]
      const give = sirv(folder, { extensions: ['html'], etag: true })
      const plain = createServer((request, response) => {
        give(request, response, () => {
          response.writeHead(404).end()
        })
      })
      servers.push(plain)
      await new Promise<void>((resolve) => plain.listen(plainPort, '127.0.0.1', resolve))
      servers.push(await compressingProxy(packedPort, `http://127.0.0.1:${plainPort}`, () => true))
      sites.push({ url: `http://localhost:${packedPort}`, folder })
    }
    return await work(sites)
  } finally {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  }
}
