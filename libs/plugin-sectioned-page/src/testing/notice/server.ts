import { assertText, htmlToText } from '@sitewright/page-kit/server'
import { defineSectionRules, joinWords } from '@sitewright/plugin-sectioned-page/section-types/server'
import { noticeModel } from './model.ts'

export default defineSectionRules(noticeModel, {
  clean: (sent) => {
    assertText(sent['Title'], { name: 'The title of a notice', longest: 200 })
    return noticeModel.read(sent)
  },
  text: ({ Title, Content }) => joinWords([Title, htmlToText(Content)]),
})
