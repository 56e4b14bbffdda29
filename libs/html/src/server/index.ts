export { headingsIn, type HtmlHeading, isHeadingAnchor } from '../headings.ts'
export { htmlToText } from './html-to-text.ts'
export { sanitizeHtml, type SanitizeProgress } from './sanitize-html.ts'
