import { linkAttributes } from '../commands/links.ts'
import { addressesIn, type TextPart } from '../links/addresses-in-text.ts'
import type { Block, MarkedText } from '../types.ts'

/** Paragraphs of plain text: one a line, empty lines left out, addresses in them as links. */
export function plainTextBlocks(text: string): Block[] {
  return text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', children: addressesIn(line.replaceAll('\t', ' ')).map(linked) }))
}

function linked({ text, url }: TextPart): MarkedText {
  const attributes = url === undefined ? undefined : linkAttributes(undefined, url)
  return attributes ? { text, marks: [{ tag: 'a', attributes }] } : { text }
}
