import { corePermissions } from '@sitewright/api-client'

/**
 * A sentence on what people with these roles may do.
 *
 * @param roles what each of them allows.
 */
export function whatRolesAllow(roles: readonly { allows?: string[] | undefined }[]): string {
  if (roles.length === 0) return 'Without a role people can log in, but change nothing.'
  const rights = [...new Set(roles.flatMap(({ allows = [] }) => allows))]
  if (rights.length === 0) return 'These roles change nothing: they only show what is kept for them.'
  const whole = corePermissions['core.admin']
  // all others are part of it
  if (rights.includes(whole)) return `Can ${inSentence(whole)}.`
  return `Can ${new Intl.ListFormat('en-nz').format(rights.map(inSentence))}.`
}

/** The first letter small, unless the word is one of capitals, such as 'CSV'. */
function inSentence(right: string): string {
  return /^\p{Lu}\p{Lu}/u.test(right) ? right : right.slice(0, 1).toLowerCase() + right.slice(1)
}
