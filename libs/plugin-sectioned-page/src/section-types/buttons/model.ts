import { fieldsOf, readText } from '@sitewright/page-kit/values'
import { maxButtons } from '../../model/limits.ts'
import { readChoice, readList } from '../../model/values.ts'
import type { SectionModel } from '../section-type.ts'

/** A link that looks like a button. */
export interface LinkButton {
  Text: string
  /** As it was typed. */
  Address: string
  /** The one that most are to press. */
  Primary: boolean
}

export const alignments = ['start', 'center', 'end'] as const

export interface ButtonsConfig {
  Buttons: readonly LinkButton[]
  Align: (typeof alignments)[number]
}

export const blankButton = (Primary: boolean): LinkButton => ({ Text: '', Address: '', Primary })

export const buttonsModel: SectionModel<ButtonsConfig, 'buttons'> = {
  sectionType: 'buttons',
  label: 'Buttons',
  blank: () => ({ Buttons: [blankButton(true)], Align: 'start' }),
  read: (config) => {
    const fields = fieldsOf(config)
    return {
      ...fields,
      Buttons: readButtons(fields['Buttons'], maxButtons),
      Align: readChoice(fields['Align'], alignments),
    }
  },
}

/** The buttons that are stored, one to begin with where none are. */
export function readButtons(stored: unknown, most: number): readonly LinkButton[] {
  return readList(stored, {
    most,
    blank: () => [blankButton(true)],
    read: (button) => ({
      ...button,
      Text: readText(button['Text']),
      Address: readText(button['Address']),
      Primary: button['Primary'] === true,
    }),
  })
}
