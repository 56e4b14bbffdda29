import { maxColumns } from '../../model/limits.ts'
import { sectionRules, sentEntries } from '../section-rules.ts'
import { columnsModel } from './model.ts'

export const columnsRules = sectionRules(columnsModel, {
  clean: (sent) => {
    sentEntries(sent['Columns'], { name: 'The columns', most: maxColumns })
    return columnsModel.read(sent)
  },
})
