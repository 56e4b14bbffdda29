import { fieldsOf, readNumber, readText } from '@sitewright/page-kit/values'
import { clamp, type Range } from '../../model/values.ts'
import type { SectionModel } from '../section-type.ts'
import { texts } from '../view-messages.ts'

export interface ContentsConfig {
  /** Above the list; '' for none. */
  Title: string
  /** How many levels of headings are listed, from the highest on. */
  Levels: number
}

export const levels: Range = { min: 1, max: 4 }

const defaultLevels = 2

export const contentsModel: SectionModel<ContentsConfig, 'contents'> = {
  sectionType: 'contents',
  label: 'Table of contents',
  blank: () => ({ Title: texts.onThisPage(), Levels: defaultLevels }),
  read: (config) => {
    const fields = fieldsOf(config)
    return {
      ...fields,
      Title: readText(fields['Title'], texts.onThisPage()),
      Levels: clamp(Math.round(readNumber(fields['Levels']) ?? defaultLevels), levels),
    }
  },
}
