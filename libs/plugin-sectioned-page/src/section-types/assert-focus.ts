import type { Fields } from '@sitewright/page-kit/values'
import { assertNumber } from './assert-number.ts'
import { focusRange } from './shared/picture-cut.ts'
import { names } from './refused-names.ts'

/**
 * Refuses a focal point that is neither absent nor two percentages.
 *
 * @throws {RefusedError} 400
 */
export function assertFocus(sent: Fields): void {
  for (const name of ['FocusX', 'FocusY']) assertNumber(sent[name], { name: names.focus, ...focusRange })
}
