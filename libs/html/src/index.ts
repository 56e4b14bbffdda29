export { cleanAttributes } from './clean-attribute.ts'
export { cleanUrl, imageSchemes, linkSchemes } from './clean-url.ts'
export { escapeHtml, escapeText, startTag, unescapeText } from './escape-html.ts'
export { deepestHtml, htmlWriter, type HtmlWriter } from './html-writer.ts'
export {
  allowedClasses,
  backgroundColorClass,
  type BackgroundHue,
  backgroundHues,
  pictureClass,
  type PicturePlace,
  picturePlaces,
  type PictureSize,
  pictureSizes,
  textColorClass,
  type TextHue,
  textHues,
} from './palette.ts'
export {
  headingAnchors,
  headingsIn,
  headingsLedTo,
  type HtmlHeading,
  isHeadingAnchor,
  nameHeadings,
} from './headings.ts'
export { meantAnchor, plainLinksIn, withPlainLinks } from './heading-links.ts'
export {
  anchorsIn,
  anchorsOfText,
  headingsOfParts,
  type PartHeading,
  type PartHeadings,
  withAnchors,
} from './part-headings.ts'
export {
  type FocalPoint,
  focalPointText,
  type PictureShape,
  pictureShapes,
  readFocalPoint,
  shapeRatio,
} from './picture-cut.ts'
export { maxMenuAddressLength, type MenuAddress, readMenuAddress } from './menu-address.ts'
export { type Address, readAddress, readPictureAddress } from './read-address.ts'
export { sanitizeInBrowser } from './sanitize-in-browser.ts'
export { allowedTags, blockTags, droppedTags, inlineTags, voidTags } from './tags.ts'
