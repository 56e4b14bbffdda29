/** Characters of a key: a longer one has no room in an index of PostgreSQL. */
const maxKeyLength = 500

/**
 * What texts are sorted by, compared as bare text, so that a list is in the order in which people read it: without regard
 * to case and accents, numbers by their value. Comparing by a collator takes three times as long, and no two databases
 * have the same one.
 */
export function sortKey(text: string): string {
  const letters = /^[ -~]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')
  return letters
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.padStart(12, '0'))
    .slice(0, maxKeyLength)
}
