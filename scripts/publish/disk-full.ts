import { inspect } from 'node:util'

/** What to do when the disk is full, for the person who published or started the server. */
export const diskFullMessage =
  'The disk of this machine is full. Free some space, then try again: nothing on the site has changed.'

const signs = /\bENOSPC\b|\bno space left on device\b|\bos error 28\b/i

/** Whether a line of a program says that the disk is full. */
export function saysDiskFull(text: string): boolean {
  return signs.test(text)
}

/** Whether a full disk caused an error: bundlers wrap the cause several times. */
export function isDiskFull(error: unknown): boolean {
  return saysDiskFull(inspect(error, { depth: 8, maxArrayLength: 50, maxStringLength: 20_000 }))
}
