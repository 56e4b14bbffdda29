import { sectionRules } from '../section-rules.ts'
import { separatorModel } from './model.ts'

export const separatorRules = sectionRules(separatorModel, { clean: separatorModel.read, text: () => '' })
