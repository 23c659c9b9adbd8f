import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { endProcess, type Engine } from './engine'

const replySchema = z.object({
  id: z.number().nullish(),
  type: z.string(),
  result: z.unknown().optional(),
  error: z.string().optional(),
  message: z.string().optional(),
})

const resultSchema = z.object({
  type: z.string(),
  result: z.object({ value: z.unknown() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
})

/** The address at which Firefox listens, from what it prints. */
function listening(child: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stderr?.on('data', (text: Buffer) => {
      output += text.toString()
      const found = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', () => reject(new Error(`Firefox ended before it listened:\n${output}`)))
  })
}

/** Starts Firefox without a window and drives it by WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'shamba-firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  })
  const socket = new WebSocket(`${await listening(child)}/session`)
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  let lastId = 0
  const waiting = new Map<number, (reply: z.infer<typeof replySchema>) => void>()
  socket.on('message', (data: Buffer) => {
    const reply = replySchema.parse(JSON.parse(data.toString()))
    if (typeof reply.id === 'number') waiting.get(reply.id)?.(reply)
  })
  const send = async (method: string, params: Record<string, unknown>): Promise<unknown> => {
    lastId += 1
    const id = lastId
    const reply = await new Promise<z.infer<typeof replySchema>>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (reply.type === 'error') throw new Error(`${method}: ${reply.error} ${reply.message}`)
    return reply.result
  }
  await send('session.new', { capabilities: {} })
  const { contexts } = z
    .object({ contexts: z.array(z.object({ context: z.string() })) })
    .parse(await send('browsingContext.getTree', {}))
  const context = contexts[0]?.context
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } })
  return {
    name: 'Firefox',
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    run: async (body, values) => {
      const result = resultSchema.parse(
        await send('script.callFunction', {
          functionDeclaration: `(text) => JSON.stringify((function () { ${body} }).apply(null, JSON.parse(text)) ?? null)`,
          arguments: [{ type: 'string', value: JSON.stringify(values) }],
          target: { context },
          awaitPromise: true,
        }),
      )
      if (result.exceptionDetails) throw new Error(result.exceptionDetails.text)
      return JSON.parse(String(result.result?.value))
    },
    perform: async (actions) => {
      await send('input.performActions', { context, actions })
    },
    close: async () => {
      socket.close()
      await endProcess(child)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
