/** What people leave to be filled in, such as '[your name]' or 'Write here …'. */
const gaps = [
  /\[(?:your|insert|add|enter|write|fill in|name of)\b[^\][<>"\\]{0,60}\]/gi,
  /\bwrite here ?(?:…|\.\.\.)/gi,
]

/** The sample words that a text has, each once: those given, and gaps that somebody left to be filled in. */
export function findSamples(text: string, words: readonly string[]): readonly string[] {
  const left = words.filter((word) => text.includes(word))
  return [...new Set([...left, ...gaps.flatMap((gap) => text.match(gap) ?? [])].map((one) => one.trim()))]
}
