import { withoutOverrides } from '@sitewright/messages'

/**
 * True for text without line ends and other control characters, as it may be in a title or a header; nor those that turn
 * the direction of what follows, so that it is read as something else.
 */
export function isOneLine(text: string): boolean {
  return /^[^\p{Cc}\u2028\u2029]*$/u.test(text) && withoutOverrides(text) === text
}
