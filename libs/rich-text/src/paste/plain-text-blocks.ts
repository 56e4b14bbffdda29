import type { Block } from '../types.ts'

/** Paragraphs of plain text: one a line, empty lines left out. */
export function plainTextBlocks(text: string): Block[] {
  return text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', children: [{ text: line.replaceAll('\t', ' ') }] }))
}
