import { blockTags } from '../tags.ts'
import { readHtml } from './read-html.ts'

const parting: ReadonlySet<string> = new Set([...blockTags, 'br', 'img'])

/**
 * The readable words of HTML on one line, for search and descriptions: blocks and line breaks part words, character
 * formats do not. What is never read as text, such as scripts, is left out. Takes linear time.
 */
export function htmlToText(html: string): string {
  let words = ''
  const part = (tag: string) => {
    if (parting.has(tag)) words += ' '
  }
  readHtml(html, { start: part, end: part, text: (text) => (words += text) })
  return words.replaceAll('\0', '').toWellFormed().replace(/\s+/g, ' ').trim()
}
