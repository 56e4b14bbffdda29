/** Characters of a stored message that a list looks at, so that long ones cost it no more. */
export const snippetSource = 4000

/** Characters of a snippet. */
const maxSnippetLength = 160

/** A text behind the key `answer` in JSON, also one that is cut off. Within a text the quotes are escaped. */
const answers = /"answer":"((?:[^"\\]|\\(?:u[\da-f]{4}|[^u]))*)/gi

/**
 * The first words of the answers, on one line.
 *
 * @param source the start of the JSON text of a StoredMessage.
 * @param email the submitter's address, which lists show already.
 */
export function snippetOf(source: string, email: string): string {
  const texts = [...source.matchAll(answers)].map(([, text]) => wordsOf(text ?? ''))
  const shown = texts.filter((text) => text !== '' && text !== email).join(' · ')
  const characters = Array.from(shown)
  return characters.length > maxSnippetLength ? `${characters.slice(0, maxSnippetLength).join('').trimEnd()} …` : shown
}

function wordsOf(text: string): string {
  const words = JSON.parse(`"${text}"`) as string
  return words.toWellFormed().replace(/\s+/g, ' ').trim()
}
