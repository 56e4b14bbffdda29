import { assertText } from '@sitewright/page-kit/server'
import { maxHoverTextLength, maxPictures } from '../../model/limits.ts'
import { assertFocus } from '../assert-focus.ts'
import { joinWords, defineSectionRules, sentEntries } from '../define-section-rules.ts'
import { galleryModel } from './model.ts'
import { names } from '../refused-names.ts'

export const galleryRules = defineSectionRules(galleryModel, {
  clean: (sent) => {
    for (const picture of sentEntries(sent['Pictures'], { name: names.galleryPictures, most: maxPictures })) {
      assertText(picture['Alt'], { name: names.alt, longest: maxHoverTextLength })
      assertFocus(picture)
    }
    return galleryModel.read(sent)
  },
  text: ({ Folder, Pictures }) => (Folder === undefined ? joinWords(Pictures.map(({ Alt }) => Alt)) : ''),
  files: ({ Pictures }) => Pictures.map(({ Id }) => Id),
  pictures: ({ Folder, Pictures }) => (Folder === undefined ? Pictures.map(({ Id }) => Id) : []),
})
