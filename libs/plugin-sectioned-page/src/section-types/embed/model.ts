import { fieldsOf, readText } from '@sitewright/page-kit/values'
import type { SectionModel } from '../section-type.ts'

export interface EmbedConfig {
  /** As it was typed, an address of a site on the list. What is none is kept, and shows nothing. */
  Address: string
  /** What it is, for the button and for screen readers. */
  Title: string
}

export const embedModel: SectionModel<EmbedConfig, 'embed'> = {
  sectionType: 'embed',
  label: 'Embed',
  blank: () => ({ Address: '', Title: '' }),
  read: (config) => {
    const fields = fieldsOf(config)
    return { ...fields, Address: readText(fields['Address']), Title: readText(fields['Title']) }
  },
}
