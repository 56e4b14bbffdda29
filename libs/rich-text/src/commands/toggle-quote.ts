import { Transforms } from 'slate'
import { above } from '../queries/above.ts'
import { flowSpan } from '../queries/flow-span.ts'
import type { RichEditor } from '../types.ts'
import { wrapBlocks } from './wrap-blocks.ts'

/** Puts the selected blocks into a quote, or takes the quote around them away. */
export function toggleQuote(editor: RichEditor): void {
  const quote = above(editor, 'quote')
  if (quote) {
    Transforms.unwrapNodes(editor, { at: quote[1] })
    return
  }
  const span = flowSpan(editor)
  if (span) wrapBlocks(editor, span, { type: 'quote', children: [] })
}
