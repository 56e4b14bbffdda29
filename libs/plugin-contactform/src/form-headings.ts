import { anchorsIn, headingsOfParts, type HtmlHeading, type PartHeadings } from '@sitewright/html'
import { withoutIdleConditions } from './conditions.ts'
import { shownFields, upgradeLayout } from './form.ts'
import { htmlOf } from './html-settings.ts'
import { readCondition } from './model/condition.ts'
import type { Field } from './model/field.ts'
import type { Layout } from './model/layout.ts'

/** The headings in the texts of a form, and for each of its fields the anchors of those that are in it. */
export function headingsOfFields(fields: readonly Field[]): PartHeadings {
  const shown = new Set(shownFields(fields))
  return headingsOfParts(fields.map((field) => (shown.has(field) ? htmlOf(field) : [])))
}

/** Those that every visitor is shown: what only some answers show is not there when a link leads to it. */
export function headingsOfForm(layout: Layout): HtmlHeading[] {
  const { fields } = withoutIdleConditions(upgradeLayout(layout))
  const { headings, anchors } = headingsOfFields(fields)
  const sometimes = new Set(fields.flatMap(({ ShowIf }, at) => (readCondition(ShowIf) ? anchorsIn(anchors[at]) : [])))
  return headings.flatMap(({ id, ...heading }) => (sometimes.has(id) ? [] : [{ anchor: id, ...heading }]))
}
