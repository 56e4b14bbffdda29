import { assertText } from '@sitewright/page-kit/server'
import { maxCoverButtons, maxLineLength, maxPlainTextLength } from '../../model/limits.ts'
import { assertButtons } from '../buttons/rules.ts'
import { joinWords, defineSectionRules } from '../define-section-rules.ts'
import { assertPicture } from '../shared/assert-picture.ts'
import { coverModel } from './model.ts'
import { names } from '../refused-names.ts'

export const coverRules = defineSectionRules(coverModel, {
  clean: (sent) => {
    assertPicture(sent)
    assertText(sent['Heading'], { name: names.coverHeading, longest: maxLineLength })
    assertText(sent['Text'], { name: names.coverText, longest: maxPlainTextLength })
    assertButtons(sent['Buttons'], maxCoverButtons)
    return coverModel.read(sent)
  },
  text: ({ Heading, Text, Alt, Buttons }) => joinWords([Heading, Text, Alt, ...Buttons.map((button) => button.Text)]),
  files: ({ ImageId }) => (ImageId === undefined ? [] : [ImageId]),
})
