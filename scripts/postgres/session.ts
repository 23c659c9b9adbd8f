import type { ChildProcess } from 'node:child_process'

/** A running psql: accepts statements and collects the output. */
export class Session {
  readonly #child: ChildProcess
  readonly #closed: Promise<void>
  #output = ''

  constructor(child: ChildProcess) {
    this.#child = child
    this.#closed = new Promise((resolve) => child.once('close', () => resolve()))
    child.stdout?.on('data', (chunk: Buffer) => {
      this.#output += chunk.toString()
    })
  }

  send(sql: string): void {
    this.#child.stdin?.write(`${sql}\n`)
  }

  hasPrinted = (text: string): boolean => this.#output.includes(text)

  /** @throws Error when psql ends without having printed the text */
  async printed(text: string): Promise<void> {
    while (!this.hasPrinted(text)) {
      if (this.#child.exitCode !== null) throw new Error(`psql ended without printing ${text}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  async end(): Promise<void> {
    this.#child.stdin?.end()
    await this.#closed
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }
}
