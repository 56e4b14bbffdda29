import { emailKey } from '@sitewright/page-kit/server'
import type { SettingsStore } from '../settings/settings.ts'
import { texts } from './password-messages.ts'

/** Characters, not bytes; nothing is cut off (NIST 800-63B-4, 3.1.1.2). */
export const passwordLength = { least: 8, most: 128 }

/** The people's favourites, read when the first password is set: few starts of the server ever need them. */
let common: Promise<ReadonlySet<string>> | undefined

async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= passwordLength.least))
}

/** Tells why an account cannot have a password (Q46): a sentence for the person who chose it, or undefined. */
export function createPasswordRules({ settings }: { settings: SettingsStore }) {
  return async function passwordError(
    password: string,
    { email, name }: { email: string; name: string },
  ): Promise<string | undefined> {
    const text = comparable(password)
    const length = Array.from(password.normalize('NFKC')).length
    if (length < passwordLength.least) return texts.short(passwordLength)
    if (length > passwordLength.most) return texts.long(passwordLength)
    common ??= readCommonPasswords()
    if (new Set(text).size <= 1 || (await common).has(text)) return texts.common()
    const { SiteTitle } = await settings.all()
    const known = [SiteTitle, email, emailKey(email).split('@')[0] as string, name]
    if (known.some((word) => comparable(word) === text)) return texts.known()
    return undefined
  }
}

/** As a guesser would take it: without regard to case, and to spaces around it. */
function comparable(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}
