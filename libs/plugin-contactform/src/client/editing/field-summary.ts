import { textModel } from '../../field-types/text/model.ts'
import type { Field } from '../../model/field.ts'
import { fieldsOf, readText } from '../../model/values.ts'

/** Characters of a text that are read for its summary. */
const enough = 400

/** A few words by which a card is told from the others of its type; '' where there are none. */
export function fieldSummary({ fieldType, config }: Field): string {
  if (fieldType === textModel.fieldType) return wordsOf(textModel.read(config).Content)
  return readText(fieldsOf(config)['Label'])
}

/** Nobody reads a summary as HTML, so that nothing but its looks depends on this. */
function wordsOf(html: string): string {
  const text = html
    .slice(0, enough)
    .replaceAll(/<[^>]*>?/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  return text.replaceAll(/\s+/g, ' ').trim()
}
