/** Text as it may stand in a header: on one line, without characters that some program could take for a line's end. */
export function headerText(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
