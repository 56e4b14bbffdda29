export { cleanAttributes } from './clean-attribute.ts'
export { cleanUrl, imageSchemes, linkSchemes } from './clean-url.ts'
export { escapeHtml, escapeText, startTag, unescapeText } from './escape-html.ts'
export { deepestHtml, htmlWriter, type HtmlWriter } from './html-writer.ts'
export {
  allowedClasses,
  backgroundColorClass,
  type BackgroundHue,
  backgroundHues,
  textColorClass,
  type TextHue,
  textHues,
} from './palette.ts'
export { sanitizeInBrowser } from './sanitize-in-browser.ts'
export { allowedTags, blockTags, droppedTags, inlineTags, voidTags } from './tags.ts'
