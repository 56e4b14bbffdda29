/** Loads the document again, or the one at another address, for who is logged in now. */
export function reopen(address?: string): void {
  if (address === undefined) window.location.reload()
  else window.location.assign(address)
}
