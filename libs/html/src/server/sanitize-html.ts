import { htmlWriter } from '../html-writer.ts'
import { type HtmlReader, readHtml } from './read-html.ts'

// A text that is saved is read at once, for readers and for the search: what came out last is its own answer.
let last = ''

/** Is told how the work goes on; what it throws ends it. */
export interface SanitizeProgress {
  /** From time to time, the last time of all: how many characters came out. It may be more than went in. */
  onLength?: (length: number) => void
  /** For each start tag that is read, how much work it is: one for the element, and one for each attribute of the policy. */
  onElement?: (parts: number) => void
}

/**
 * Rich text fit to be stored and shown to anyone: what of the HTML the policy of this package allows. Nothing but
 * elements and attributes that it knows is ever written, and text; browsers read it as it was meant.
 *
 * Takes time in proportion to its length, whatever it holds; of the same length most where it has the most elements.
 */
export function sanitizeHtml(html: string, { onLength, onElement }: SanitizeProgress = {}): string {
  if (html === last) {
    onLength?.(html.length)
    return html
  }
  const writer = htmlWriter(onLength)
  const reader = onElement ? { ...writer, start: counting(writer.start, onElement) } : writer
  readHtml(html, reader)
  last = writer.finish()
  return last
}

function counting(start: HtmlReader['start'], onElement: (parts: number) => void): HtmlReader['start'] {
  return (tag, attributes) => {
    let parts = 1
    for (const _ in attributes) parts++
    onElement(parts)
    start(tag, attributes)
  }
}
