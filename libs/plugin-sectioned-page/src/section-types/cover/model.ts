import { fieldsOf, readText } from '@sitewright/page-kit/values'
import { maxCoverButtons } from '../../model/limits.ts'
import { readChoice, withoutUndefined } from '../../model/values.ts'
import { blankButton, readButtons, type LinkButton } from '../buttons/model.ts'
import type { SectionModel } from '../section-type.ts'
import { readPicture, type PictureFields } from '../shared/picture-fields.ts'

/** Where the words of a cover are: over its picture, as wide as the window, or beside it. */
export const coverLooks = ['over', 'beside'] as const

/** A large picture with a heading, words and what to do first. Without a picture it is a field in the site's colour. */
export interface CoverConfig extends PictureFields {
  Look: (typeof coverLooks)[number]
  Heading: string
  /** Plain text; line breaks stay. */
  Text: string
  Buttons: readonly LinkButton[]
}

export const coverModel: SectionModel<CoverConfig, 'cover'> = {
  sectionType: 'cover',
  label: 'Cover',
  blank: () => ({ Look: 'over', Alt: '', Heading: '', Text: '', Buttons: [blankButton(true)] }),
  read: (config) => {
    const fields = fieldsOf(config)
    return withoutUndefined({
      ...fields,
      ...readPicture(fields),
      Look: readChoice(fields['Look'], coverLooks),
      Heading: readText(fields['Heading']),
      Text: readText(fields['Text']),
      Buttons: readButtons(fields['Buttons'], maxCoverButtons),
    }) as CoverConfig
  },
}
