import { corePermissions } from '@sitewright/api-client'
import { currentLanguage, defineMessages, listFormat } from '@sitewright/messages'

const texts = defineMessages('admin/what-roles-allow', {
  noRole: 'Without a role people can log in, but change nothing.',
  nothing: 'These roles change nothing: they only show what is kept for them.',
  can: 'Can {rights}.',
})

/**
 * A sentence on what people with these roles may do.
 *
 * @param roles what each of them allows.
 */
export function whatRolesAllow(roles: readonly { allows?: string[] | undefined }[]): string {
  if (roles.length === 0) return texts.noRole()
  const rights = [...new Set(roles.flatMap(({ allows = [] }) => allows))]
  if (rights.length === 0) return texts.nothing()
  return texts.can({ rights: listRights(rights) })
}

/** Some rights as they stand in a sentence, one at least. */
export function listRights(rights: readonly string[]): string {
  const whole = corePermissions['core.admin']()
  // all others are part of it
  if (rights.includes(whole)) return inSentence(whole)
  return listFormat().format(rights.map(inSentence))
}

/** In English the first letter small, unless the word is one of capitals, such as 'CSV'; others may begin with a noun. */
function inSentence(right: string): string {
  if (!currentLanguage().tag.startsWith('en')) return right
  return /^\p{Lu}\p{Lu}/u.test(right) ? right : right.slice(0, 1).toLowerCase() + right.slice(1)
}
