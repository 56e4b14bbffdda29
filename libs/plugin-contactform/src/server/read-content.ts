import { htmlToText } from '@sitewright/page-kit/server'
import { textModel } from '../field-types/text/model.ts'
import { labelOf, shownFields, upgradeLayout, withoutRecipients } from '../model/form.ts'
import { readLayout, writeLayout } from '../model/layout.ts'
import { safeLayout } from './clean-layout.ts'
import { oneLine } from './one-line.ts'

/** What an editor of the form may have of it: all of it, its texts sanitised once more. */
export function forEditors(content: string): string {
  return writeLayout(safeLayout(readLayout(content)))
}

/** What visitors may have of it: no more than they are shown (T22, Q115). */
export function forVisitors(content: string): string {
  return writeLayout(withoutRecipients(safeLayout(upgradeLayout(readLayout(content)))))
}

/** The words that visitors read, for search and descriptions. */
export function textOf(content: string): string {
  const texts = shownFields(readLayout(content).fields).map((field) =>
    field.fieldType === textModel.fieldType ? htmlToText(textModel.read(field.config).Content) : labelOf(field),
  )
  return oneLine(texts.join(' '))
}
