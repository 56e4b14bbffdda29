import { assertText } from '@sitewright/page-kit/server'
import type { Fields } from '@sitewright/page-kit/values'
import { maxHoverTextLength } from '../../model/limits.ts'
import { assertFocus } from '../assert-focus.ts'
import { names } from '../refused-names.ts'

/** @throws {RefusedError} 400 for a picture that no editor can have sent. */
export function assertPicture(sent: Fields): void {
  assertText(sent['Alt'], { name: names.alt, longest: maxHoverTextLength })
  assertFocus(sent)
}
