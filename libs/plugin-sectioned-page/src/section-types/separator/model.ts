import { fieldsOf } from '@sitewright/page-kit/values'
import { readChoice } from '../../model/values.ts'
import type { SectionModel } from '../section-type.ts'

export const separatorLooks = ['line', 'dots', 'space'] as const

export interface SeparatorConfig {
  Look: (typeof separatorLooks)[number]
}

export const separatorModel: SectionModel<SeparatorConfig, 'separator'> = {
  sectionType: 'separator',
  label: 'Separator',
  blank: () => ({ Look: 'line' }),
  read: (config) => {
    const fields = fieldsOf(config)
    return { ...fields, Look: readChoice(fields['Look'], separatorLooks) }
  },
}
