/** The address of a page, without what follows its `#`. */
export function pathOf(address: string): string {
  return address.trim().split('#')[0] ?? ''
}

/** What follows the `#` of an address, in plain letters; '' for the top of the page. */
export function partOf(address: string): string {
  const [, part = ''] = address.trim().split(/#(.*)/s)
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
