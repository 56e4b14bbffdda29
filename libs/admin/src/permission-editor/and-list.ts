import { listFormat } from '@sitewright/messages'
import { texts } from './messages.ts'

/** How many names a sentence takes before it only counts the others. */
const maxNames = 8

export interface Part {
  text: string
  /** True for a name, false for what joins the names. */
  name: boolean
}

/** Names as a sentence lists them: 'A, B and C'; of very many the first ones, then how many others. */
export function andList(names: readonly string[]): Part[] {
  const others = names.length > maxNames ? names.length - maxNames + 1 : 0
  const listed = others > 0 ? [...names.slice(0, maxNames - 1), texts.otherRoles({ count: others })] : names
  const parts = listFormat({ type: 'conjunction' }).formatToParts(listed)
  return parts.map(({ type, value }) => ({ text: value, name: type === 'element' }))
}
