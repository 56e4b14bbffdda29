import { assertText } from '@sitewright/page-kit/server'
import { maxLineLength } from '../../model/limits.ts'
import { defineSectionRules } from '../define-section-rules.ts'
import { filesModel } from './model.ts'
import { names } from '../refused-names.ts'

export const filesRules = defineSectionRules(filesModel, {
  clean: (sent) => {
    assertText(sent['Title'], { name: names.fileList, longest: maxLineLength })
    return filesModel.read(sent)
  },
  text: ({ Title }) => Title,
})
