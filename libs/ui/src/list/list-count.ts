import { formatNumber } from '../formats.ts'
import type { ListInPages } from './list-in-pages.ts'
import { texts } from './messages.ts'

/**
 * How many a list in pages has, in words, and how many of them are shown.
 *
 * @param nouns one and several of what is listed, such as 'page' and 'pages'.
 */
export function listCount(
  { items, total, more }: Pick<ListInPages, 'items' | 'total' | 'more'>,
  [one, several]: readonly [one: string, several: string],
): string {
  const shown = formatNumber(items.length)
  if (more === 'none') return texts.all({ shown, noun: items.length === 1 ? one : several })
  return total === undefined
    ? texts.first({ shown, several })
    : texts.some({ shown, total: formatNumber(total), several })
}
