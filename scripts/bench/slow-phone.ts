import type { Page } from 'playwright'

/** A slow mobile network. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const cpuSlowdown = 4

/**
 * Gives a page a quarter of the processor and a network of 1.6 Mbit/s with 150 ms latency.
 *
 * @param options.isOnline leaves the network as fast as it is
 */
export async function slowDown(page: Page, { isOnline = false } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  if (!isOnline) await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}
