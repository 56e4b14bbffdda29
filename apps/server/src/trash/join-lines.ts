/** Characters of a part, after which the next begins. */
const partLength = 1_000_000

/** The lines in parts of some length, each a text. */
export function joined(lines: readonly string[]): string[] {
  const parts: string[] = []
  let open: string[] = []
  let length = 0
  for (const line of lines) {
    if (open.length > 0 && length + line.length > partLength) {
      parts.push(open.join('\n'))
      open = []
      length = 0
    }
    open.push(line)
    length += line.length
  }
  return open.length > 0 ? [...parts, open.join('\n')] : parts
}
