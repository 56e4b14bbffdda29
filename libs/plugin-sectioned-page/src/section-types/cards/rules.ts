import { assertText } from '@sitewright/page-kit/server'
import { maxAddressLength, maxCards, maxLineLength, maxPlainTextLength } from '../../model/limits.ts'
import { assertNumber } from '../assert-number.ts'
import { joinWords, defineSectionRules, sentEntries } from '../define-section-rules.ts'
import { assertPicture } from '../shared/assert-picture.ts'
import { cardsModel, columnCounts } from './model.ts'

export const cardsRules = defineSectionRules(cardsModel, {
  clean: (sent) => {
    assertNumber(sent['Columns'], { name: 'The columns of cards', ...columnCounts })
    for (const card of sentEntries(sent['Cards'], { name: 'The cards', most: maxCards })) {
      assertPicture(card)
      assertText(card['Heading'], { name: 'The heading of a card', longest: maxLineLength })
      assertText(card['Text'], { name: 'The text of a card', longest: maxPlainTextLength })
      assertText(card['Address'], { name: 'The address of a card', longest: maxAddressLength })
      assertText(card['LinkText'], { name: 'The link of a card', longest: maxLineLength })
    }
    return cardsModel.read(sent)
  },
  text: ({ Cards }) => joinWords(Cards.flatMap(({ Alt, Heading, Text, LinkText }) => [Alt, Heading, Text, LinkText])),
  files: ({ Cards }) => Cards.flatMap(({ ImageId }) => (ImageId === undefined ? [] : [ImageId])),
})
