import { defineSectionRules } from '../define-section-rules.ts'
import { textModel } from './model.ts'

export const textRules = defineSectionRules(textModel, { clean: textModel.read })
