import { readMenuAddress } from '@sitewright/html'

/**
 * The address of a stored item as it may be sent to a browser; null for none. A backup can be written by hand, so what no
 * save would have stored, such as a script, is none.
 */
export function storedAddress(address: string | null): string | null {
  const read = address === null ? undefined : readMenuAddress(address)
  return read?.to === 'elsewhere' ? read.href : null
}
