import { htmlToText, cacheRecent, type Identity } from '@sitewright/page-kit/server'
import { withoutIdleConditions } from '../conditions.ts'
import { headingsOfForm } from '../form-headings.ts'
import { manifest } from '../manifest.ts'
import { dayText } from '../model/day.ts'
import { blankLayout, clearedLayout, isText, labelOf, shownFields, upgradeLayout, withoutRecipients } from '../form.ts'
import { htmlOf } from '../html-settings.ts'
import { readLayout, writeLayout } from '../model/layout.ts'
import { cleanLayout, safeLayout } from './clean-layout.ts'
import { oneLine } from './one-line.ts'

/** What is published of it: nothing that was typed into its fields (Q103). */
export function forPublishing(content: string, time: number): string {
  return writeLayout(clearedLayout(readLayout(content), dayText(new Date(time))))
}

/** What this person may have of a form. */
export function forReader(content: string, { permissions }: Identity): string {
  return permissions.has(manifest.editor) ? forEditors(content) : forVisitors(content)
}

/** All of it, its texts sanitised once more. */
const forEditors = cacheRecent((content) => writeLayout(safeLayout(readLayout(content))))

/** No more than they are shown (T22, Q115). */
export const forVisitors = cacheRecent((content) =>
  writeLayout(withoutRecipients(withoutIdleConditions(safeLayout(upgradeLayout(readLayout(content)))))),
)

/** The words that visitors read, for search and descriptions. */
export function textOf(content: string): string {
  const texts = shownFields(readLayout(content).fields).flatMap((field) => [
    ...(isText(field) ? [] : [labelOf(field)]),
    ...htmlOf(field).map((html) => htmlToText(html)),
  ])
  return oneLine(texts.join(' '))
}

/** The headings in its texts, as its view names them. */
export function headingsIn(content: string) {
  return headingsOfForm(readLayout(content))
}

/** How the content of a form begins, is stored, and is read. */
export const formContent = {
  blank: () => writeLayout(blankLayout()),
  clean: cleanLayout,
  text: textOf,
  headings: headingsIn,
  forPublishing,
  forReader,
}
