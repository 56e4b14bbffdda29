import { formatNumber } from '../formats.ts'
import type { ListInPages } from './list-in-pages.ts'
import { texts } from './messages.ts'

/**
 * What is listed, counted: a message such as '{count, plural, one {# page} other {# pages}}', which is right in every language;
 * or one and several of it, such as 'page' and 'pages', which is right in those that have two forms.
 */
export type CountedNouns = ((values: { count: number }) => string) | readonly [one: string, several: string]

/** How many a list in pages has, in words, and how many of them are shown. */
export function listCount(
  { items, total, more }: Pick<ListInPages, 'items' | 'total' | 'more'>,
  nouns: CountedNouns,
): string {
  const shown = items.length
  if (more === 'none') return counted(shown, nouns)
  if (total === undefined) return texts.first({ counted: counted(shown, nouns) })
  return texts.some({ shown: formatNumber(shown), counted: counted(total, nouns) })
}

/** So many of what is listed, such as '12 pages'. */
export function counted(count: number, nouns: CountedNouns): string {
  if (typeof nouns === 'function') return nouns({ count })
  const [one, several] = nouns
  return texts.all({ shown: formatNumber(count), noun: count === 1 ? one : several })
}
