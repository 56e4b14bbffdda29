import { maxAddressLength, maxHoverTextLength } from '../../model/limits.ts'
import { assertText, refuse } from '@sitewright/page-kit/server'
import { assertFocus } from '../assert-focus.ts'
import { texts } from '../../server/messages.ts'
import { defineSectionRules } from '../define-section-rules.ts'
import { imageAddress } from './image-source.ts'
import { imageModel } from './model.ts'
import { names } from '../refused-names.ts'

export const imageRules = defineSectionRules(imageModel, {
  clean: (sent) => {
    assertText(sent['HoverText'], { name: names.hoverText, longest: maxHoverTextLength })
    assertText(sent['ImageUrl'], { name: names.imageAddress, longest: maxAddressLength })
    assertFocus(sent)
    const config = imageModel.read(sent)
    if (config.ImageUrl !== undefined && imageAddress(config.ImageUrl) === undefined) {
      refuse(texts.imageAddress)
    }
    return config
  },
  text: ({ HoverText = '' }) => HoverText,
  files: ({ ImageId, GalleryImageId }) => [ImageId, GalleryImageId].filter((id) => id !== undefined),
  pictures: ({ ImageId }) => (ImageId === undefined ? [] : [ImageId]),
})
