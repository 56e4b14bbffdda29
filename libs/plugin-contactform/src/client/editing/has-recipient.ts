import { isAddress } from '../../field-types/email/model.ts'
import type { Layout } from '../../model/layout.ts'

type Recipients = Pick<Layout, 'TargetEmail'>

/** What is read as an address each, as the server does it. */
function entriesOf({ TargetEmail }: Recipients): string[] {
  return TargetEmail.split(/[,;\s]+/).filter(Boolean)
}

/** True if somebody would get what is submitted: one of the recipients is an address. */
export function hasRecipient(layout: Recipients): boolean {
  return entriesOf(layout).some(isAddress)
}

/** The recipients that are none. */
export function badRecipients(layout: Recipients): string[] {
  return [...new Set(entriesOf(layout).filter((entry) => !isAddress(entry)))]
}
