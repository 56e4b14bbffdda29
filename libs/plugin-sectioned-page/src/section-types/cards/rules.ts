import { assertText } from '@sitewright/page-kit/server'
import { maxAddressLength, maxCards, maxLineLength, maxPlainTextLength } from '../../model/limits.ts'
import { assertNumber } from '../assert-number.ts'
import { joinWords, defineSectionRules, sentEntries } from '../define-section-rules.ts'
import { assertPicture } from '../shared/assert-picture.ts'
import { cardsModel, columnCounts } from './model.ts'
import { names } from '../refused-names.ts'

export const cardsRules = defineSectionRules(cardsModel, {
  clean: (sent) => {
    assertNumber(sent['Columns'], { name: names.cardColumns, ...columnCounts })
    for (const card of sentEntries(sent['Cards'], { name: names.cards, most: maxCards })) {
      assertPicture(card)
      assertText(card['Heading'], { name: names.cardHeading, longest: maxLineLength })
      assertText(card['Text'], { name: names.cardText, longest: maxPlainTextLength })
      assertText(card['Address'], { name: names.cardAddress, longest: maxAddressLength })
      assertText(card['LinkText'], { name: names.cardLink, longest: maxLineLength })
    }
    return cardsModel.read(sent)
  },
  text: ({ Cards }) => joinWords(Cards.flatMap(({ Alt, Heading, Text, LinkText }) => [Alt, Heading, Text, LinkText])),
  files: ({ Cards }) => Cards.flatMap(({ ImageId }) => (ImageId === undefined ? [] : [ImageId])),
})
