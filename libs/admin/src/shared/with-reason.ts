/** An alert that also tells why, as far as the server says. */
export function withReason(failure: string, reason = 'see browser log for more information'): string {
  return `${failure}: ${reason}`
}
