/** At most so many answers are kept. */
const most = 500

/** The same function, which remembers its recent answers: for work that is repeated on texts that seldom change. */
export function cacheRecent<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const kept = new Map<string, Answer>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const fresh = answer(text)
    const [oldest] = kept.keys()
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
    kept.set(text, fresh)
    return fresh
  }
}
