/** About how many characters search engines show. */
export const shownDescription = 160

/** A description as search engines show it: one line of at most 160 characters, cut between words. */
export function cutDescription(description: string): string {
  const text = Array.from(description.trim().replaceAll(/\s+/g, ' '))
  if (text.length <= shownDescription) return text.join('')
  const cut = text.slice(0, shownDescription - 1).join('')
  const end = cut.lastIndexOf(' ')
  // A word that is longer than half of it is cut.
  return `${(end > shownDescription / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:–-]+$/, '')}…`
}
