import { Node } from 'slate'
import { isTextBlock } from '../queries/node-kinds.ts'
import type { Block } from '../types.ts'

const word = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu

/** Nodes never change, only give way to new ones: what nobody touched is not counted again. */
const known = new WeakMap<object, number>()

/** The number of words of a text. */
export function countWords(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + wordsOf(block), 0)
}

function wordsOf(block: Block): number {
  const before = known.get(block)
  if (before !== undefined) return before
  const count = isTextBlock(block)
    ? (Node.string(block).match(word) ?? []).length
    : countWords(block.children.filter((child): child is Block => 'type' in child))
  known.set(block, count)
  return count
}
