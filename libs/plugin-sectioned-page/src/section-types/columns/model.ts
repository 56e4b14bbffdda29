import { fieldsOf, readText } from '@sitewright/page-kit/values'
import { maxColumns } from '../../model/limits.ts'
import { readChoice, readList } from '../../model/values.ts'
import type { SectionModel } from '../section-type.ts'

export interface Column {
  /** HTML. */
  Content: string
}

/** Only of two columns one can be wider. */
export const columnWidths = ['even', '1:2', '2:1'] as const

export interface ColumnsConfig {
  Columns: readonly Column[]
  Widths: (typeof columnWidths)[number]
}

/** There are no fewer. */
export const fewestColumns = 2

export const blankColumn = (): Column => ({ Content: '' })
const blankColumns = () => Array.from({ length: fewestColumns }, blankColumn)

export const columnsModel: SectionModel<ColumnsConfig, 'columns'> = {
  sectionType: 'columns',
  label: 'Columns',
  blank: () => ({ Columns: blankColumns(), Widths: 'even' }),
  read: (config) => {
    const fields = fieldsOf(config)
    const columns = readList(fields['Columns'], {
      most: maxColumns,
      blank: blankColumns,
      read: (column) => ({ ...column, Content: readText(column['Content']) }),
    })
    return {
      ...fields,
      Columns: [...columns, ...blankColumns().slice(columns.length)],
      Widths: readChoice(fields['Widths'], columnWidths),
    }
  },
  texts: {
    of: ({ Columns }) => Columns.map(({ Content }) => Content),
    put: (config, texts) => ({
      ...config,
      Columns: config.Columns.map((column, index) => ({ ...column, Content: texts[index] ?? '' })),
    }),
  },
}
