import { texts } from './messages.ts'

/** An alert that also tells why, as far as the server says. */
export function withReason(failure: string, reason = texts.seeLog()): string {
  return texts.failure({ failure, reason })
}
