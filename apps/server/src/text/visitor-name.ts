import { isIPv6 } from 'node:net'

export interface Visitor {
  /** The network address. */
  address: string
  userAgent: string
}

const browsers = ['Firefox', 'Edg', 'OPR', 'SamsungBrowser', 'Chrome', 'Safari']
const systems = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'Linux']

/**
 * What tells one visitor from another for a day: the address, and the kind of browser and system. Only known kinds
 * count, and of an IPv6 address only the network, so that nobody can pass for any number of visitors by inventing names.
 */
export function visitorName({ address, userAgent }: Visitor): string {
  const known = (names: readonly string[]) => names.find((name) => userAgent.includes(name)) ?? ''
  return [networkOf(address), known(browsers), known(systems)].join('\n')
}

/** The first 64 of an IPv6 address's 128 bits, of which one household has them all; an IPv4 address as it is. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  if (tail === undefined) return left.slice(0, 4).join(':')
  const right = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
