/** Scripts that run from right to left. */
const fromTheRight = new Set('Adlm Arab Hebr Mand Mend Nkoo Rohg Samr Sogd Syrc Thaa Yezi'.split(' '))

/**
 * A language tag (BCP 47) as it is written properly, such as `en-NZ` for `EN-nz`; undefined for what names no language
 * that there could be, such as `German`.
 */
export function canonicalLanguage(text: string): string | undefined {
  try {
    const [tag] = Intl.getCanonicalLocales(text.trim())
    // longer ones are well-formed, but none was ever registered
    return tag !== undefined && /^[a-z]{2,3}(-|$)/.test(tag) ? tag : undefined
  } catch {
    return undefined
  }
}

/** The direction in which a language is written. @param language - as `canonicalLanguage` gives it. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return fromTheRight.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'
}
