import { assertText } from '@sitewright/page-kit/server'
import { maxLineLength, maxPlainTextLength } from '../../model/limits.ts'
import { joinWords, defineSectionRules } from '../define-section-rules.ts'
import { quoteModel } from './model.ts'
import { names } from '../refused-names.ts'

export const quoteRules = defineSectionRules(quoteModel, {
  clean: (sent) => {
    assertText(sent['Text'], { name: names.quotation, longest: maxPlainTextLength })
    assertText(sent['Name'], { name: names.quotedName, longest: maxLineLength })
    assertText(sent['Source'], { name: names.quotedSource, longest: maxLineLength })
    return quoteModel.read(sent)
  },
  text: ({ Text, Name, Source }) => joinWords([Text, Name, Source]),
})
