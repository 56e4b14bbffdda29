import { LRUCache } from 'lru-cache'

/** The maximum number of answers that are kept. */
const maxAnswers = 500

/** Of all texts together whose answers are kept: of pages that are long, and saved again and again, these are many. */
export const maxCharacters = 8_000_000

/** The same function, which remembers its recent answers: for work that is repeated on texts that seldom change. */
export function cacheRecent<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const kept = new LRUCache<string, { answer: Answer }>({
    max: maxAnswers,
    maxSize: maxCharacters,
    sizeCalculation: (_, text) => text.length || 1,
  })

  return (text) => {
    const known = kept.get(text)
    if (known) return known.answer
    const fresh = { answer: answer(text) }
    kept.set(text, fresh)
    return fresh.answer
  }
}
