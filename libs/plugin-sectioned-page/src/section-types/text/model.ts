import { fieldsOf, readText } from '@sitewright/page-kit/values'
import type { SectionModel } from '../section-type.ts'

export interface TextConfig {
  /** HTML. */
  Content: string
}

export const textModel: SectionModel<TextConfig, 'text'> = {
  sectionType: 'text',
  label: 'Text block',
  blank: () => ({ Content: '' }),
  read: (config) => {
    const fields = fieldsOf(config)
    return { ...fields, Content: readText(fields['Content']) }
  },
  texts: {
    of: ({ Content }) => [Content],
    put: (config, [Content = '']) => ({ ...config, Content }),
  },
}
