import { htmlWriter } from '../html-writer.ts'
import { readHtml } from './read-html.ts'

// A text that is saved is read at once, for readers and for the search: what came out last is its own answer.
let last = ''

/**
 * Rich text fit to be stored and shown to anyone: what of the HTML the policy of this package allows. Nothing but
 * elements and attributes that it knows is ever written, and text; browsers read it as it was meant.
 *
 * Takes time in proportion to its length, whatever it holds. What comes out may be longer than what went in: `onLength`
 * is told from time to time how many characters it has, the last time of all; what it throws ends the work.
 */
export function sanitizeHtml(html: string, onLength: (length: number) => void = () => {}): string {
  if (html === last) {
    onLength(html.length)
    return html
  }
  const writer = htmlWriter(onLength)
  readHtml(html, writer)
  last = writer.finish()
  return last
}
