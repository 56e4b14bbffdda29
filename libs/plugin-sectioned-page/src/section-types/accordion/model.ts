import { fieldsOf, readText } from '@sitewright/page-kit/values'
import { maxEntries } from '../../model/limits.ts'
import { readList } from '../../model/values.ts'
import type { SectionModel } from '../section-type.ts'

/** A heading that opens a text. */
export interface AccordionEntry {
  Title: string
  /** HTML. */
  Content: string
}

export interface AccordionConfig {
  Entries: readonly AccordionEntry[]
  /** The first one is open when the page is opened. */
  FirstOpen: boolean
}

export const blankEntry = (): AccordionEntry => ({ Title: '', Content: '' })

export const accordionModel: SectionModel<AccordionConfig, 'accordion'> = {
  sectionType: 'accordion',
  label: 'Accordion',
  blank: () => ({ Entries: [blankEntry()], FirstOpen: false }),
  read: (config) => {
    const fields = fieldsOf(config)
    return {
      ...fields,
      Entries: readList(fields['Entries'], {
        most: maxEntries,
        blank: () => [blankEntry()],
        read: (entry) => ({ ...entry, Title: readText(entry['Title']), Content: readText(entry['Content']) }),
      }),
      FirstOpen: fields['FirstOpen'] === true,
    }
  },
  texts: {
    of: ({ Entries }) => Entries.map(({ Content }) => Content),
    put: (config, texts) => ({
      ...config,
      Entries: config.Entries.map((entry, index) => ({ ...entry, Content: texts[index] ?? '' })),
    }),
  },
}
