import { sanitizeHtml as sanitize } from '@sitewright/html/server'
import { RefusedError } from './refused-error.ts'

/**
 * Rich text fit to be stored and shown to anyone: what of the HTML the policy of `@sitewright/html` allows.
 *
 * @throws {RefusedError} 400 when more than `most` characters come out.
 */
export function sanitizeHtml(html: string, most = Infinity): string {
  return sanitize(html, (length) => {
    if (length > most) throw new RefusedError(400, `A text must have at most ${most} characters`)
  })
}
