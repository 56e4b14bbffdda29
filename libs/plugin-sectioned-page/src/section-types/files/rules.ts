import { assertText } from '@sitewright/page-kit/server'
import { maxLineLength } from '../../model/limits.ts'
import { defineSectionRules } from '../define-section-rules.ts'
import { filesModel } from './model.ts'

export const filesRules = defineSectionRules(filesModel, {
  clean: (sent) => {
    assertText(sent['Title'], { name: 'The title of a file list', longest: maxLineLength })
    return filesModel.read(sent)
  },
  text: ({ Title }) => Title,
})
