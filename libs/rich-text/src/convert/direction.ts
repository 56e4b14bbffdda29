import type { Attributes, Inline, MarkedText } from '../types.ts'

export type Direction = 'ltr' | 'rtl'

/** Text whose first letter belongs to a script that runs from right to left. */
const beginsRightToLeft =
  /^\P{L}*(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/**
 * A block's attributes with `dir="auto"` where its text begins from right to left on a page that runs the other way, and
 * without it elsewhere: so the editor shows it by itself. What was chosen stays.
 */
export function withDirection(
  attributes: Attributes | undefined,
  text: readonly Inline[],
  around: Direction,
): Attributes | undefined {
  const { dir, ...others } = attributes ?? {}
  if (others['lang'] !== undefined || (dir !== undefined && dir !== 'auto')) return attributes
  const differs = around === 'ltr' && beginsRightToLeft.test(ownText(text))
  if (differs === (dir !== undefined)) return attributes
  return differs ? { ...others, dir: 'auto' } : others
}

/** As browsers look for a direction: without words that have one of their own. */
function ownText(children: readonly Inline[]): string {
  return children
    .filter((child): child is MarkedText => !('type' in child))
    .filter(({ marks = [] }) => !marks.some(({ attributes }) => attributes?.['dir'] !== undefined))
    .map(({ text }) => text)
    .join('')
}
