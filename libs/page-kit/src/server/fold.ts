const ascii = /^[\0-\x7f]*$/

/**
 * Text as it is compared: lower case, without the diacritics of Latin, Greek and Cyrillic. Marks of other scripts are
 * letters of their words and stay. The databases are not asked to do it, so that both find the same.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (ascii.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/ς/g, 'σ')
}
