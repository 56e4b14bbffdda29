import { formatNumber } from '../formats.ts'
import type { ListInPages } from './list-in-pages.ts'

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
  if (more === 'none') return `${shown} ${items.length === 1 ? one : several}`
  return total === undefined ? `The first ${shown} ${several}` : `${shown} of ${formatNumber(total)} ${several}`
}
