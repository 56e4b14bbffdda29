import { readAddress } from '@sitewright/html'

/** Where a typed address leads, as people mean it; a word leads to that page of the site. Undefined for what leads nowhere. */
export function linkAddress(typed: string): string | undefined {
  return readAddress(typed)?.href
}
