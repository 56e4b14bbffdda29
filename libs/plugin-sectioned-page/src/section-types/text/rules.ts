import { sectionRules } from '../section-rules.ts'
import { textModel } from './model.ts'

export const textRules = sectionRules(textModel, { clean: textModel.read })
