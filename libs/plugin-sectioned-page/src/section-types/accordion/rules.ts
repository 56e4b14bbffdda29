import { assertText, htmlToText } from '@sitewright/page-kit/server'
import { maxEntries, maxLineLength } from '../../model/limits.ts'
import { joinWords, defineSectionRules, sentEntries } from '../define-section-rules.ts'
import { accordionModel } from './model.ts'
import { names } from '../refused-names.ts'

export const accordionRules = defineSectionRules(accordionModel, {
  clean: (sent) => {
    for (const entry of sentEntries(sent['Entries'], { name: names.entries, most: maxEntries }))
      assertText(entry['Title'], { name: names.entryTitle, longest: maxLineLength })
    return accordionModel.read(sent)
  },
  text: ({ Entries }) => joinWords(Entries.flatMap(({ Title, Content }) => [Title, htmlToText(Content)])),
})
