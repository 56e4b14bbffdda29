import { blockTags, droppedTags } from '@sitewright/ui/html-policy'
import sanitize from 'sanitize-html'

const options: sanitize.IOptions = {
  allowedTags: [...blockTags, 'br', 'img'],
  allowedAttributes: {},
  nonTextTags: [...droppedTags],
}

const characters: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/**
 * The readable words of HTML on one line, for search and descriptions: blocks and line breaks part words, character
 * formats do not. What is never read as text, such as scripts, is left out. Takes linear time.
 */
export function htmlToText(html: string): string {
  return (
    sanitize(html, options)
      // The sanitiser has escaped every `<` and `>` that is not a tag's own.
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity] ?? entity)
      .replace(/\s+/g, ' ')
      .trim()
  )
}
