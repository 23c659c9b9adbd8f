import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from './start-error'

export type DataLock = { release(): Promise<void> }

/**
 * Makes this process the only owner of a data folder. The lock is a listening socket, so the kernel
 * releases it with the process, even after `kill -9`; whoever connects receives the owner's process id.
 *
 * @param dataDir an existing folder; links are resolved, so two names of one folder share one lock
 * @throws StartError naming the owner's process id when the folder is in use
 */
export async function lockDataDir(dataDir: string): Promise<DataLock> {
  const address = lockAddress(dataDir)
  let server = await tryListen(address)
  if (server === 'taken') {
    const owner = await askOwner(address)
    if (owner !== undefined) throw inUse(dataDir, owner)
    // No answer: only a socket file can outlive its process.
    if (isSocketFile(address)) rmSync(address, { force: true })
    server = await tryListen(address)
    if (server === 'taken') throw inUse(dataDir, await askOwner(address))
  }
  const listening = server
  return {
    release: () =>
      new Promise((resolve) => {
        listening.close(() => resolve())
      }),
  }
}

/** A process-wide name on Linux (abstract socket) and Windows (pipe), a file elsewhere. */
function lockAddress(dataDir: string): string {
  const name = `shamba-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 24)}`
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return join(tmpdir(), `${name}.sock`)
}

function isSocketFile(address: string): boolean {
  return address.startsWith('/')
}

function tryListen(address: string): Promise<Server | 'taken'> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy())
      socket.end(`${process.pid}\n`)
    })
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('taken')
      else reject(error)
    })
    server.listen({ path: address }, () => {
      // The lock alone must not keep the process alive.
      server.unref()
      resolve(server)
    })
  })
}

/** The owner's process id, `unknown` when it is too busy to say, undefined when there is none. */
function askOwner(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect({ path: address })
    socket.setTimeout(2000, () => {
      socket.destroy()
      resolve('unknown')
    })
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      answer += chunk
    })
    socket.on('end', () => resolve(/^\d+\n$/.test(answer) ? answer.trim() : 'unknown'))
    socket.on('error', () => resolve(undefined))
  })
}

function inUse(dataDir: string, owner: string | undefined): StartError {
  const who = owner === undefined || owner === 'unknown' ? 'another process' : `process ${owner}`
  return new StartError(
    `The data folder ${dataDir} is in use by ${who}: stop that one first, or use the site it already serves.`,
  )
}
