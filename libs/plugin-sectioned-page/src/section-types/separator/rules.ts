import { defineSectionRules } from '../define-section-rules.ts'
import { separatorModel } from './model.ts'

export const separatorRules = defineSectionRules(separatorModel, { clean: separatorModel.read, text: () => '' })
