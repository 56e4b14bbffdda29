/**
 * What was found by words, those first whose titles begin with them, then those with a word that begins with them, then
 * those with them anywhere in their titles; otherwise as they came. Search ranks whole texts, and who looks for a page to
 * link to has its title in mind.
 */
export function byTitle<Found>(
  found: readonly Found[],
  words: string,
  titleOf: (found: Found) => string,
): readonly Found[] {
  const wanted = plain(words.trim())
  if (wanted === '') return found
  const ranked = found.map((one) => ({ one, rank: rankOf(plain(titleOf(one).trim()), wanted) }))
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ one }) => one)
}

/** Without accents, as the search compares. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

function rankOf(title: string, wanted: string): number {
  const at = title.indexOf(wanted)
  if (at <= 0) return at === 0 ? 0 : 3
  return ` ${title.replace(/[^\p{L}\p{N}]/gu, ' ')}`.includes(` ${wanted}`) ? 1 : 2
}
