// Names that nobody can own (RFC 2606, RFC 6761), and those of the own machine.
const reserved = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/
const loopback = /^(?:127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether an address is one for examples, tests or the own machine only, so that no visitor gets anywhere
 * by it.
 *
 * @param address an absolute URL or an email address; anything else is none
 */
export function isSampleAddress(address: string): boolean {
  const host = URL.canParse(address)
    ? new URL(address).hostname
    : (/@([^@\s]+)$/.exec(address)?.[1] ?? '')
  return reserved.test(host.toLowerCase()) || loopback.test(host)
}
