import { fieldsOf, readText } from '@sitewright/page-kit/values'
import type { SectionModel } from '../section-type.ts'

export interface QuoteConfig {
  /** Plain text; line breaks stay. */
  Text: string
  /** Who said it. */
  Name: string
  /** Where it is from: a book, a role, a newspaper. */
  Source: string
}

export const quoteModel: SectionModel<QuoteConfig, 'quote'> = {
  sectionType: 'quote',
  label: 'Quote',
  blank: () => ({ Text: '', Name: '', Source: '' }),
  read: (config) => {
    const fields = fieldsOf(config)
    return {
      ...fields,
      Text: readText(fields['Text']),
      Name: readText(fields['Name']),
      Source: readText(fields['Source']),
    }
  },
}
