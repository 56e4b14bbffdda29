/** Words of several texts after one another, for a summary. */
export function joinedWords(words: readonly string[]): string {
  return words.filter((each) => each.trim() !== '').join(', ')
}
