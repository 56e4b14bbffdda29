/** What the server says of an address: kept for others, not there, or there, under which address of this site. */
export type ServerSays = { found: 'denied' | 'missing' } | { found: 'there'; address: string }

/**
 * Asks the server about an address that no known route matches.
 *
 * @param address path and query.
 * @returns 'missing' without an answer too.
 */
export async function askServer(address: string): Promise<ServerSays> {
  try {
    const { ok, status, redirected, url } = await fetch(address, { method: 'HEAD' })
    if (!ok) return { found: status === 403 ? 'denied' : 'missing' }
    const end = redirected ? new URL(url) : new URL(address, window.location.origin)
    if (end.origin !== window.location.origin) return { found: 'missing' }
    return { found: 'there', address: end.pathname + end.search + end.hash }
  } catch (error) {
    console.error(error)
    return { found: 'missing' }
  }
}
