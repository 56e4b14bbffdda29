/** At most so many answers are kept. */
const maxAnswers = 500

/** Of all texts together whose answers are kept: of pages that are long, and saved again and again, these are many. */
export const maxCharacters = 8_000_000

/** The same function, which remembers its recent answers: for work that is repeated on texts that seldom change. */
export function cacheRecent<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const kept = new Map<string, Answer>()
  let characters = 0

  function keep(text: string, fresh: Answer): void {
    if (text.length > maxCharacters || kept.has(text)) return
    kept.set(text, fresh)
    characters += text.length
    for (const oldest of kept.keys()) {
      if (kept.size <= maxAnswers && characters <= maxCharacters) return
      kept.delete(oldest)
      characters -= oldest.length
    }
  }

  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const fresh = answer(text)
    keep(text, fresh)
    return fresh
  }
}
