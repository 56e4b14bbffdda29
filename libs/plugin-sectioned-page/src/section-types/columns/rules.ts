import { maxColumns } from '../../model/limits.ts'
import { defineSectionRules, sentEntries } from '../define-section-rules.ts'
import { columnsModel } from './model.ts'
import { names } from '../refused-names.ts'

export const columnsRules = defineSectionRules(columnsModel, {
  clean: (sent) => {
    sentEntries(sent['Columns'], { name: names.columns, most: maxColumns })
    return columnsModel.read(sent)
  },
})
