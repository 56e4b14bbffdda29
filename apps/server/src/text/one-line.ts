/** True for text without line ends and other control characters, as it may be in a title or a header. */
export function isOneLine(text: string): boolean {
  return /^[^\p{Cc}\u2028\u2029]*$/u.test(text)
}
