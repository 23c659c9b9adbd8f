import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { z } from 'zod'
import { endProcess, type Engine } from './engine'

type WebKitPrograms = { driver: string; browser: string; display: string }

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return address.port
}

/** Starts WebKitGTK on a display without a screen and drives it by WebDriver. */
export async function startWebKit({ driver, browser, display }: WebKitPrograms): Promise<Engine> {
  // It chooses a free number itself, and writes it to the third file.
  const screen = spawn(
    display,
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (text: Buffer) => resolve(text.toString().trim()))
    screen.once('exit', () => reject(new Error('Xvfb ended.')))
  })
  const port = await freePort()
  // With compositing switched off by its environment, WebKitGTK 2.50 falls over a view transition.
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}` },
  })
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = z.object({ value: z.unknown() }).parse(await response.json())
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  while (server.exitCode === null) {
    const isUp = await call('GET', '/status').then(
      () => true,
      () => false,
    )
    if (isUp) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { sessionId } = z.object({ sessionId: z.string() }).parse(
    await call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        },
      },
    }),
  )
  const session = `/session/${sessionId}`
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 900 })
  return {
    name: 'WebKit',
    open: async (url) => {
      await call('POST', `${session}/url`, { url })
    },
    run: async (body, values) => {
      const script = `return JSON.stringify((function () { ${body} }).apply(null, JSON.parse(arguments[0])) ?? null)`
      const args = [JSON.stringify(values)]
      return JSON.parse(String(await call('POST', `${session}/execute/sync`, { script, args })))
    },
    perform: async (actions) => {
      await call('POST', `${session}/actions`, { actions })
    },
    close: async () => {
      await call('DELETE', session).catch(() => undefined)
      await endProcess(server)
      await endProcess(screen)
    },
  }
}
