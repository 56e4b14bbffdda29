import { assertText } from '@sitewright/page-kit/server'
import { maxCoverButtons, maxLineLength, maxPlainTextLength } from '../../model/limits.ts'
import { assertButtons } from '../buttons/rules.ts'
import { joinWords, defineSectionRules } from '../define-section-rules.ts'
import { assertPicture } from '../shared/assert-picture.ts'
import { coverModel } from './model.ts'

export const coverRules = defineSectionRules(coverModel, {
  clean: (sent) => {
    assertPicture(sent)
    assertText(sent['Heading'], { name: 'The heading of a cover', longest: maxLineLength })
    assertText(sent['Text'], { name: 'The text of a cover', longest: maxPlainTextLength })
    assertButtons(sent['Buttons'], maxCoverButtons)
    return coverModel.read(sent)
  },
  text: ({ Heading, Text, Alt, Buttons }) => joinWords([Heading, Text, Alt, ...Buttons.map((button) => button.Text)]),
  files: ({ ImageId }) => (ImageId === undefined ? [] : [ImageId]),
})
