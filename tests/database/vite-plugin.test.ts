import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createServer, preview, type PreviewServer, type ViteDevServer } from 'vite'
import { localStack } from '../../supabase/local/vite-plugin'
import { temporaryFolder } from './temporary-folder'

function fakeStack() {
  const calls = { stop: 0 }
  return {
    calls,
    fetch: (request: Request) =>
      Promise.resolve(new Response(`api ${new URL(request.url).pathname}`)),
    stop: () => {
      calls.stop += 1
      return Promise.resolve()
    },
  }
}

function siteFolder(): string {
  const root = temporaryFolder()
  mkdirSync(join(root, 'dist'))
  for (const folder of [root, join(root, 'dist')]) {
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>the site</title>')
  }
  return root
}

function addressOf(server: ViteDevServer | PreviewServer): string {
  const address = server.httpServer?.address()
  if (address === null || address === undefined || typeof address === 'string')
    throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

const read = async (url: string) => (await fetch(url)).text()

test('X6 the dev server answers the API, keeps it over a restart and stops it with itself', async () => {
  const stack = fakeStack()
  const server = await createServer({
    root: siteFolder(),
    configFile: false,
    logLevel: 'silent',
    plugins: [localStack(stack)],
    server: { host: '127.0.0.1', port: 0 },
  })
  onTestFinished(() => server.close())
  await server.listen()
  expect(await read(`${addressOf(server)}/rest/v1/tours?select=id`)).toBe('api /rest/v1/tours')
  expect(await read(`${addressOf(server)}/`)).toContain('the site')
  expect(await read(`${addressOf(server)}/rest/v10`)).toContain('the site')
  await server.restart()
  expect(stack.calls.stop).toBe(0)
  expect(await read(`${addressOf(server)}/auth/v1/user`)).toBe('api /auth/v1/user')
  await server.close()
  expect(stack.calls.stop).toBe(1)
})

test('X6 the preview server answers the API and stops it with itself', async () => {
  const stack = fakeStack()
  const server = await preview({
    root: siteFolder(),
    configFile: false,
    logLevel: 'silent',
    plugins: [localStack(stack)],
    preview: { host: '127.0.0.1', port: 0 },
  })
  expect(await read(`${addressOf(server)}/storage/v1/bucket`)).toBe('api /storage/v1/bucket')
  expect(await read(`${addressOf(server)}/`)).toContain('the site')
  await server.close()
  expect(stack.calls.stop).toBe(1)
})
