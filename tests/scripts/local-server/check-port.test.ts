import { once } from 'node:events'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { checkPort } from '../../../scripts/local-server/check-port'
import { freePort } from '../../commands/run-command'

/** The addresses that browsers try for `localhost`, as far as this machine has them. */
const loopback = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses?.map(({ address }) => address) ?? [])
  .filter((address) => ['127.0.0.1', '::1'].includes(address))

test.each(loopback)('a program that listens on %s of the port alone has it taken', async (host) => {
  const other = createServer().listen(0, host)
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(checkPort(port)).rejects.toThrow(`Port ${port} is taken by another program`)
})

test('a port that nobody uses is free, and stays so', async () => {
  const port = await freePort()
  await expect(checkPort(port)).resolves.toBeUndefined()
  await expect(checkPort(port)).resolves.toBeUndefined()
})
