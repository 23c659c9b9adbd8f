import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Session } from './session'

export type SqlResult = {
  /** What the statements printed, without alignment. */
  output: string
  /** Error messages of statements that failed; empty when all went well. */
  errors: string
}

/**
 * A throw-away PostgreSQL server in a temporary folder, reachable by its socket alone unless asked
 * otherwise. PostgreSQL refuses to run as root, so root lends it another account.
 */
export class Cluster {
  readonly #bin: string
  readonly #folder: string
  readonly #account: { uid: number; gid: number } | undefined
  readonly #isOnLoopback: boolean
  #port: number | undefined
  #server: ChildProcess | undefined

  /**
   * @param bin folder of the server's programs
   * @param isOnLoopback whether it also listens on a free port of the loopback interface, for programs
   *   that cannot use its socket
   */
  constructor(bin: string, isOnLoopback = false) {
    this.#bin = bin
    this.#isOnLoopback = isOnLoopback
    this.#folder = mkdtempSync(join(tmpdir(), 'shamba-pg-'))
    this.#account = process.getuid?.() === 0 ? lesserAccount() : undefined
    if (this.#account) chownSync(this.#folder, this.#account.uid, this.#account.gid)
  }

  /** @throws Error with PostgreSQL's own words when it does not come up */
  async start(): Promise<void> {
    const data = join(this.#folder, 'data')
    const options = { ...this.#account, cwd: this.#folder, encoding: 'utf8' } as const
    execFileSync(
      join(this.#bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    if (this.#isOnLoopback) this.#port = await freePort()
    const settings = [
      ...(this.#port === undefined
        ? ['listen_addresses=']
        : ['listen_addresses=127.0.0.1', `port=${this.#port}`]),
      `unix_socket_directories=${this.#folder}`,
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      // Compiling queries takes longer than running them here.
      'jit=off',
      'log_min_messages=fatal',
    ]
    let complaints = ''
    this.#server = spawn(
      join(this.#bin, 'postgres'),
      ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      { ...this.#account, cwd: this.#folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    this.#server.stderr?.on('data', (chunk: Buffer) => {
      complaints += chunk.toString()
    })
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if (this.#server.exitCode !== null) break
      if (this.run('postgres', ['-c', 'select 1']).errors === '') return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`PostgreSQL did not start: ${complaints.trim()}`)
  }

  /** Runs psql on a database; goes on after errors, so that one failure does not hide the next. */
  run(database: string, args: string[], input?: string): SqlResult {
    const result = spawnSync(join(this.#bin, 'psql'), [...this.#connect(database), ...args], {
      encoding: 'utf8',
      input: input ?? '',
      maxBuffer: 64 * 1024 * 1024,
      env: quietEnvironment,
    })
    if (result.error) throw result.error
    return { output: result.stdout, errors: result.stderr }
  }

  /**
   * As `run`, while this process does something else.
   *
   * @param isEnough asked whenever something was printed; once it says so, the rest is not run and the open
   *   transaction is rolled back
   */
  async runBeside(
    database: string,
    args: string[],
    input: string,
    isEnough: (soFar: SqlResult) => boolean = () => false,
  ): Promise<SqlResult> {
    const child = spawn(join(this.#bin, 'psql'), [...this.#connect(database), ...args], {
      env: quietEnvironment,
    })
    const result: SqlResult = { output: '', errors: '' }
    const keep = (stream: keyof SqlResult) => (chunk: string) => {
      result[stream] += chunk
      if (isEnough(result)) child.kill('SIGKILL')
    }
    child.stdout.setEncoding('utf8').on('data', keep('output'))
    child.stderr.setEncoding('utf8').on('data', keep('errors'))
    // A psql that ends early says so in its own words.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    await once(child, 'close')
    return result
  }

  /** Opens a psql that stays, for what takes two sessions. */
  session(database: string): Session {
    return new Session(
      spawn(join(this.#bin, 'psql'), this.#connect(database), {
        env: quietEnvironment,
        stdio: ['pipe', 'pipe', 'ignore'],
      }),
    )
  }

  #connect(database: string): string[] {
    const port = this.#port === undefined ? [] : ['-p', String(this.#port)]
    return ['-X', '-q', '-A', '-t', '-h', this.#folder, ...port, '-U', 'postgres', '-d', database]
  }

  /**
   * The address of a database for programs that connect over TCP.
   *
   * @throws Error when the server does not listen on the loopback interface
   */
  address(database: string): string {
    if (this.#port === undefined) throw new Error('This server listens on its socket only.')
    return `postgresql://postgres@127.0.0.1:${this.#port}/${database}?sslmode=disable`
  }

  /** Runs SQL that must work. */
  execute(database: string, sql: string): void {
    const { errors } = this.run(database, ['-v', 'ON_ERROR_STOP=1', '-f', '-'], sql)
    if (errors !== '') throw new Error(errors)
  }

  /** Stops the server and deletes its folder; safe to call twice and from a signal handler. */
  stop(): void {
    // Its files go away in the next line, so there is nothing to end in order.
    this.#server?.kill('SIGQUIT')
    this.#server = undefined
    for (let attempt = 0; attempt < 20; attempt += 1) {
      try {
        rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
        return
      } catch {
        // The server was still writing.
      }
    }
  }
}

/** Notices would be taken for errors; a password file or service of the user must not interfere. */
const quietEnvironment = {
  PATH: process.env['PATH'] ?? '',
  PGOPTIONS: '-c client_min_messages=error',
  PGCLIENTENCODING: 'UTF8',
}

/** A port of the loopback interface that nobody uses at the moment. */
async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

function lesserAccount(): { uid: number; gid: number } {
  const id = (flag: string) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' })
  const [uid, gid] = [id('-u'), id('-g')].map(({ status, stdout }) =>
    status === 0 ? Number(stdout) : 65_534,
  )
  return { uid: uid ?? 65_534, gid: gid ?? 65_534 }
}
