import { fieldsOf, readNumber, readText } from '@sitewright/page-kit/values'
import { clamp, type Range } from '../../model/values.ts'
import type { SectionModel } from '../section-type.ts'

export interface ContentsConfig {
  /** Above the list; '' for none. */
  Title: string
  /** How many levels of headings are listed, from the highest on. */
  Levels: number
}

export const levels: Range = { min: 1, max: 4 }
const defaultTitle = 'On this page'
const defaultLevels = 2

export const contentsModel: SectionModel<ContentsConfig, 'contents'> = {
  sectionType: 'contents',
  label: 'Table of contents',
  blank: () => ({ Title: defaultTitle, Levels: defaultLevels }),
  read: (config) => {
    const fields = fieldsOf(config)
    return {
      ...fields,
      Title: readText(fields['Title'], defaultTitle),
      Levels: clamp(Math.round(readNumber(fields['Levels']) ?? defaultLevels), levels),
    }
  },
}
