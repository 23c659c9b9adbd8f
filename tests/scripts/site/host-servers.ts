import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { preview } from 'vite'
import { z } from 'zod'
import { projectRoot } from '../../../scripts/site/build-site'
import { findNginx } from '../../../scripts/site/find-nginx'
import { nginxConfig } from '../../../scripts/site/nginx'
import { siteServer } from '../../../scripts/site/site-server'
import { dataFolder } from '../publish/local-data'

/** Serves a site until the test is over; answers its address. */
export type ServeSite = (siteDir: string) => Promise<string>

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return address.port
}

/** The server of `npm start`. */
export const serveOwn: ServeSite = async (siteDir) => {
  const port = await freePort()
  const server = await preview({
    configFile: false,
    root: dataFolder(),
    logLevel: 'silent',
    plugins: [siteServer({ siteDir, previous: [] }).plugin],
    preview: { port, strictPort: true, host: '127.0.0.1' },
  })
  onTestFinished(() => server.close())
  return `http://127.0.0.1:${port}`
}

/** nginx as Debian has it, with the configuration of `npm run nginx`. */
export const serveByNginx: ServeSite = async (siteDir) => {
  const nginx = findNginx()
  if (!nginx) throw new Error('nginx is not installed.')
  const port = await freePort()
  const folder = dataFolder()
  mkdirSync(join(folder, 'temporary'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temporary/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      `load_module ${nginx.brotliModule};`,
      // Its workers would otherwise be of another user, who may not read the folder of the test.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;`,
      `events {}`,
      `http { access_log off; ${temporary.join(' ')}`,
      nginxConfig(siteDir, { root: siteDir, port, hasBrotli: true }),
      '}',
    ].join('\n'),
  )
  const child = spawn(nginx.program, [
    '-p',
    folder,
    '-c',
    join(folder, 'nginx.conf'),
    '-e',
    'stderr',
  ])
  let output = ''
  child.stderr.on('data', (text: Buffer) => void (output += text.toString()))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const url = `http://127.0.0.1:${port}`
  while (child.exitCode === null) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return url
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`nginx ended before it listened:\n${output}`)
}

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return `http://127.0.0.1:${address.port}`
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** GitHub Pages by its documented rules: files, `.html` left out, `404.html`, and no rules of ours. */
export const serveAsGitHubPages: ServeSite = (siteDir) =>
  listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const at = (path: string) => join(siteDir, path)
    const isFolder = existsSync(at(`${pathname}/index.html`)) && !pathname.endsWith('/')
    const file = [pathname, `${pathname}.html`, `${pathname}index.html`].find((name) =>
      isFile(at(name)),
    )
    if (file === undefined && isFolder) {
      response.writeHead(301, { Location: `${pathname}/` }).end()
      return
    }
    response.writeHead(file === undefined ? 404 : 200, { 'Cache-Control': 'max-age=600' })
    response.end(readFileSync(at(file ?? '404.html')))
  })

const vercelSchema = z.object({
  cleanUrls: z.literal(true),
  rewrites: z.array(z.object({ source: z.string(), destination: z.string() })),
  headers: z.array(
    z.object({
      source: z.string(),
      headers: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
})

/** Vercel by its documented rules, with our `vercel.json`: headers, then files, then rewrites, then `404.html`. */
export const serveAsVercel: ServeSite = (siteDir) => {
  const rules = vercelSchema.parse(
    JSON.parse(readFileSync(join(projectRoot, 'vercel.json'), 'utf8')),
  )
  const fits = (source: string, path: string) => new RegExp(`^${source}$`).test(path)
  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    if (pathname.endsWith('.html')) {
      response.writeHead(308, { Location: pathname.replace(/\.html$/, '') }).end()
      return
    }
    const fileOf = (path: string) =>
      [path, `${path}.html`, join(path, 'index.html')].find((name) => isFile(join(siteDir, name)))
    const rewrite = rules.rewrites.find(({ source }) => fits(source, pathname))
    const file = fileOf(pathname) ?? (rewrite && fileOf(rewrite.destination))
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
    for (const { source, headers } of rules.headers) {
      if (!fits(source, pathname)) continue
      for (const { key, value } of headers) response.setHeader(key, value)
    }
    response.writeHead(file === undefined ? 404 : 200)
    response.end(readFileSync(join(siteDir, file ?? '404.html')))
  })
}
