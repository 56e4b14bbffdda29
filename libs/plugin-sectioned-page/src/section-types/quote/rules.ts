import { assertText } from '@sitewright/page-kit/server'
import { maxLineLength, maxPlainTextLength } from '../../model/limits.ts'
import { joinWords, defineSectionRules } from '../define-section-rules.ts'
import { quoteModel } from './model.ts'

export const quoteRules = defineSectionRules(quoteModel, {
  clean: (sent) => {
    assertText(sent['Text'], { name: 'The quotation', longest: maxPlainTextLength })
    assertText(sent['Name'], { name: 'The name below a quotation', longest: maxLineLength })
    assertText(sent['Source'], { name: 'The source of a quotation', longest: maxLineLength })
    return quoteModel.read(sent)
  },
  text: ({ Text, Name, Source }) => joinWords([Text, Name, Source]),
})
