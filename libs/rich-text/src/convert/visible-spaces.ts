import type { Inline } from '../types.ts'

const space = ' '
const hard = '\u00a0'

/**
 * Text such that a browser shows each space that the editor shows: it would fold several into one and leave out those
 * at the start of a line. A space at the very end stays as it is, since nobody sees it.
 */
export function visibleSpaces(children: readonly Inline[]): Inline[] {
  let before = '\n'
  return children.map((child) => {
    if ('type' in child) {
      before = ''
      return child
    }
    if (child.text === '') return child
    const previous = before
    before = child.text.at(-1) ?? ''
    if (!/^ | {2}|\n /.test(child.text)) return child
    const text = Array.from(child.text, (character, index) => {
      const preceding = index === 0 ? previous : (child.text[index - 1] ?? '')
      return character === space && (preceding === space || preceding === '\n') ? hard : character
    }).join('')
    return { ...child, text }
  })
}
