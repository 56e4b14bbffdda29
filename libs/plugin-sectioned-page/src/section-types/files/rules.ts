import { assertText } from '@sitewright/page-kit/server'
import { maxLineLength } from '../../model/limits.ts'
import { sectionRules } from '../section-rules.ts'
import { filesModel } from './model.ts'

export const filesRules = sectionRules(filesModel, {
  clean: (sent) => {
    assertText(sent['Title'], { name: 'The title of a file list', longest: maxLineLength })
    return filesModel.read(sent)
  },
  text: ({ Title }) => Title,
})
