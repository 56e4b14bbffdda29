import { sanitizeHtml as sanitize } from '@sitewright/html/server'
import { RefusedError } from './refused-error.ts'
import { texts } from './messages.ts'

/**
 * Elements and attributes of one content. Anyone who writes needs a few hundred, a long table some thousands; a megabyte of
 * nothing else would keep everybody waiting for a third of a second.
 */
export const maxElements = 50_000

/** How many the content that is being cleaned may still have; undefined for what is only read. */
let left: number | undefined

/**
 * Rich text fit to be stored and shown to anyone: what of the HTML the policy of `@sitewright/html` allows.
 *
 * @throws {RefusedError} 400 when more than `most` characters come out, and within `limitElements` when the texts have too
 * many elements together.
 */
export function sanitizeHtml(html: string, most = Infinity): string {
  return sanitize(html, {
    onLength(length) {
      if (length > most) throw new RefusedError(400, () => texts.sanitisedTooLong({ most }))
    },
    onElement(parts) {
      if (left === undefined) return
      left -= parts
      if (left < 0) throw new RefusedError(400, () => texts.tooManyElements({ most: maxElements }))
    },
  })
}

/**
 * What `clean` makes of a content; the texts that it sanitises meanwhile have `maxElements` together. What is stored
 * already is read without that, so that it can always be shown.
 */
export function limitElements<Clean>(clean: () => Clean): Clean {
  left = maxElements
  try {
    return clean()
  } finally {
    left = undefined
  }
}
