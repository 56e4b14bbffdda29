import { htmlWriter } from '@sitewright/ui/html-policy'
import { readHtml } from './read-html.ts'
import { RefusedError } from './refused-error.ts'

// A text that is saved is read at once, for readers and for the search: what came out last is its own answer.
let last = ''

/**
 * Rich text fit to be stored and shown to anyone: what of the HTML the policy of `@sitewright/ui/html-policy` allows.
 * Nothing but elements and attributes that it knows is ever written, and text; browsers read it as it was meant.
 *
 * Takes time in proportion to its length, whatever it holds. What comes out may be longer than what went in.
 *
 * @throws {RefusedError} 400 when more than `most` characters come out.
 */
export function sanitizeHtml(html: string, most = Infinity): string {
  if (html === last && html.length <= most) return html
  const writer = htmlWriter((length) => {
    if (length > most) throw new RefusedError(400, `A text must have at most ${most} characters`)
  })
  readHtml(html, writer)
  last = writer.finish()
  return last
}
