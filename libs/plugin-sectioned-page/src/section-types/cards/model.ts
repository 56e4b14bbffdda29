import { fieldsOf, readNumber, readText } from '@sitewright/page-kit/values'
import { maxCards } from '../../model/limits.ts'
import { clamp, readList, withoutUndefined, type Range } from '../../model/values.ts'
import type { SectionModel } from '../section-type.ts'
import { type PictureFields, readPicture } from '../shared/picture-fields.ts'

/** One card: whatever of it there is, in this order. */
export interface CardConfig extends PictureFields {
  Heading: string
  /** Plain text; line breaks stay. */
  Text: string
  /** Where the card leads, as it was typed; '' for nowhere. */
  Address: string
  /** The words of the link; '': the heading is the link. */
  LinkText: string
}

export interface CardsConfig {
  Cards: readonly CardConfig[]
  /** At most so many beside one another. */
  Columns: number
}

export const columnCounts: Range = { min: 1, max: 4 }
const defaultColumns = 3

export const blankCard = (): CardConfig => ({ Alt: '', Heading: '', Text: '', Address: '', LinkText: '' })
const blankCards = () => Array.from({ length: defaultColumns }, blankCard)

export const cardsModel: SectionModel<CardsConfig, 'cards'> = {
  sectionType: 'cards',
  label: 'Cards',
  blank: () => ({ Cards: blankCards(), Columns: defaultColumns }),
  read: (config) => {
    const fields = fieldsOf(config)
    return {
      ...fields,
      Cards: readList(fields['Cards'], { most: maxCards, blank: blankCards, read: readCard }),
      Columns: clamp(Math.round(readNumber(fields['Columns']) ?? defaultColumns), columnCounts),
    }
  },
}

function readCard(card: Readonly<Record<string, unknown>>): CardConfig {
  const { Heading, Text, Address, LinkText } = card
  return withoutUndefined({
    ...card,
    ...readPicture(card),
    Heading: readText(Heading),
    Text: readText(Text),
    Address: readText(Address),
    LinkText: readText(LinkText),
  }) as CardConfig
}
