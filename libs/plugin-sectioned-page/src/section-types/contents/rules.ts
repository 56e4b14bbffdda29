import { assertText } from '@sitewright/page-kit/server'
import { maxLineLength } from '../../model/limits.ts'
import { assertNumber } from '../assert-number.ts'
import { defineSectionRules } from '../define-section-rules.ts'
import { contentsModel, levels } from './model.ts'
import { names } from '../refused-names.ts'

export const contentsRules = defineSectionRules(contentsModel, {
  clean: (sent) => {
    assertText(sent['Title'], { name: names.contentsTitle, longest: maxLineLength })
    assertNumber(sent['Levels'], { name: names.contentsLevels, ...levels })
    return contentsModel.read(sent)
  },
  // the headings are found where they are
  text: () => '',
})
