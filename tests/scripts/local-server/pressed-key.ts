import { PassThrough } from 'node:stream'
import { onTestFinished, vi } from 'vitest'

/** The keys that leave a question, with their names. */
export const leavingKeys = [
  ['Ctrl+C', '\u0003'],
  ['Ctrl+D', '\u0004'],
] as const

/**
 * Somebody at the terminal who presses one key as soon as a question is asked; until the test has finished.
 *
 * @returns what was asked
 */
export function pressing(key: string): { asked: () => string } {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const output = Object.assign(new PassThrough(), { isTTY: true })
  let asked = ''
  output.on('data', (chunk: Buffer) => {
    if (asked === '') input.write(key)
    asked += chunk.toString()
  })
  vi.spyOn(console, 'log').mockReturnValue()
  for (const [name, value] of Object.entries({ stdin: input, stdout: output })) {
    const before = Object.getOwnPropertyDescriptor(process, name)
    Object.defineProperty(process, name, { value, configurable: true })
    onTestFinished(() => void (before && Object.defineProperty(process, name, before)))
  }
  return { asked: () => asked }
}
