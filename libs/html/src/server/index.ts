export { htmlToText } from './html-to-text.ts'
export { sanitizeHtml } from './sanitize-html.ts'
