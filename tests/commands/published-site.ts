import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { onTestFinished } from 'vitest'
import type { ContentManifest } from '../../src/publish/rows'
import { readOrCreateKeys } from '../../supabase/local/keys'
import { freePort, root, startCommand, waitForText, type RunningCommand } from './run-command'

const password = 'a-password-for-tests'

/** A data folder with a port, and the server on them as often as it is started. */
export class PublishedSite {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'shamba-published-'))
  readonly #contentDir: string | undefined
  #port = 0
  #server: RunningCommand | undefined

  /** @param contentDir folder that stands in for `src/content`; the frozen content unless told */
  constructor(contentDir?: string) {
    this.#contentDir = contentDir
    onTestFinished(() => {
      this.kill('all')
      rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 5 })
    })
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  get output(): string {
    return this.#server?.output() ?? ''
  }

  async start(command: 'start' | 'dev' = 'start'): Promise<void> {
    this.#port ||= await freePort()
    const env = {
      PORT: String(this.#port),
      LOCAL_DATA_DIR: this.dataDir,
      LOCAL_ADMIN_PASSWORD: password,
      ...(this.#contentDir && { CONTENT_DIR: this.#contentDir }),
    }
    this.#server = startCommand([command], { env, detached: true })
    await waitForText(this.#server, 'Ctrl+C')
  }

  /** Ends it as a pulled plug would: the server alone, or with its children. */
  kill(what: 'server' | 'all'): void {
    const pid = this.#server?.child.pid
    if (pid === undefined) return
    try {
      process.kill(what === 'all' ? -pid : pid, 'SIGKILL')
    } catch {
      // It has ended before.
    }
  }

  /** Ends it as Ctrl+C does. */
  async stop(): Promise<void> {
    this.#server?.child.kill('SIGINT')
    const end = await this.#server?.ended
    if (end?.code !== 0) throw new Error(`The server did not stop well:\n${end?.output}`)
  }

  async ended(): Promise<void> {
    await this.#server?.ended
  }

  /** The local admin. */
  async signIn(): Promise<SupabaseClient> {
    const { publishableKey } = readOrCreateKeys(this.dataDir)
    const client = createClient(this.url, publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      // Node 20 has no WebSocket, and createClient insists on one although nothing here uses it.
      // oxlint-disable-next-line typescript/no-extraneous-class, typescript/no-unsafe-type-assertion
      realtime: { transport: class {} as never },
    })
    const { error } = await client.auth.signInWithPassword({ email: 'admin@example.com', password })
    if (error) throw error
    return client
  }

  async text(path: string): Promise<string> {
    const response = await fetch(`${this.url}${path}`)
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}.`)
    return response.text()
  }

  /** Whether what stands at an address has these words in it. */
  async holds(path: string, words: string): Promise<boolean> {
    return (await this.text(path)).includes(words)
  }

  async manifest(): Promise<ContentManifest> {
    const manifest: ContentManifest = JSON.parse(await this.text('/content-manifest.json'))
    return manifest
  }

  /** Name of the release that is live, as the data folder says. */
  release(): string {
    const { release }: { release: string } = JSON.parse(
      readFileSync(join(this.dataDir, 'live.json'), 'utf8'),
    )
    return release
  }
}

/** The frozen content as it would be after a pull from a database whose rows read otherwise. */
export function contentOfAnotherDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shamba-content-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(root, 'tests/frozen/content'), folder, { recursive: true })
  const file = join(folder, 'published-rows.ts')
  const text = readFileSync(file, 'utf8')
  const [, seeded = ''] = /publishedHashes: ContentHashes = (\{.*?\n\})/s.exec(text) ?? []
  const published = text.replace(/[0-9a-f]{32}/g, 'f'.repeat(32))
  // What a new database with this seed counts is the same wherever the content came from.
  writeFileSync(
    file,
    published.replace(/(seededHashes: ContentHashes = )publishedHashes/, `$1${seeded}`),
  )
  return folder
}

/** Calls Publish the way the studio does. */
export async function publish(
  client: SupabaseClient,
  live: ContentManifest,
): Promise<{ state: string; id: number; hash: string }> {
  const { data, error } = await client.functions.invoke<{
    state: string
    id: number
    hash: string
  }>('publish', { body: { live } })
  if (error) throw error
  if (!data) throw new Error('Publish gave no answer.')
  return data
}

type Row = { status: string; message: string | null }

/** Waits until a publish has ended. */
export async function outcomeOf(client: SupabaseClient, id: number): Promise<Row> {
  for (;;) {
    const { data } = await client
      .from('publishes')
      .select('status, message')
      .eq('id', id)
      .single<Row>()
      .throwOnError()
    if (data.status !== 'started') return data
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Every file of the site's own that a page names and needs at once or later. */
export function filesNamedIn(html: string): string[] {
  const names = html.matchAll(/["' ,(](\/(?:assets|pictures|images|icons)\/[^"' ,)?#\\<>]+\.\w+)/g)
  return [...new Set([...names].map(([, name = '']) => name))]
}

/** Those of the files that the site does not give. */
export async function missingFiles(
  site: PublishedSite,
  files: readonly string[],
): Promise<string[]> {
  const answers = await Promise.all(
    files.map(async (file) => {
      const { status } = await fetch(`${site.url}${file}`, { method: 'HEAD' })
      return status === 200 ? [] : [`${file} ${status}`]
    }),
  )
  return answers.flat()
}
