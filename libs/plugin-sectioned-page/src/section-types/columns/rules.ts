import { maxColumns } from '../../model/limits.ts'
import { defineSectionRules, sentEntries } from '../define-section-rules.ts'
import { columnsModel } from './model.ts'

export const columnsRules = defineSectionRules(columnsModel, {
  clean: (sent) => {
    sentEntries(sent['Columns'], { name: 'The columns', most: maxColumns })
    return columnsModel.read(sent)
  },
})
