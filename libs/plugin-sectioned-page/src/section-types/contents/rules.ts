import { assertText } from '@sitewright/page-kit/server'
import { maxLineLength } from '../../model/limits.ts'
import { assertNumber } from '../assert-number.ts'
import { defineSectionRules } from '../define-section-rules.ts'
import { contentsModel, levels } from './model.ts'

export const contentsRules = defineSectionRules(contentsModel, {
  clean: (sent) => {
    assertText(sent['Title'], { name: 'The title of a table of contents', longest: maxLineLength })
    assertNumber(sent['Levels'], { name: 'The levels of a table of contents', ...levels })
    return contentsModel.read(sent)
  },
  // the headings are found where they are
  text: () => '',
})
