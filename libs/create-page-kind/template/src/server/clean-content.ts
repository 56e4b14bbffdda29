import { RefusedError } from '@sitewright/page-kit/server'
import { parseContent, tidyContent, writeContent } from '../content.ts'

/**
 * What an editor sent, fit to be stored: plain texts, which React shows as such, so that no markup in them is ever live.
 *
 * @throws {RefusedError} 400 when it is no content of this kind.
 */
export function cleanContent(content: string): string {
  const parsed = parseContent(content)
  if (!parsed) throw new RefusedError(400, 'This is no content of a page of this kind')
  return writeContent(tidyContent(parsed))
}

/** The words of a content, for search and descriptions. */
export function textOf(content: string): string {
  const { intro, items } = parseContent(content) ?? { intro: '', items: [] }
  return [intro, ...items].join(' ').trim()
}
