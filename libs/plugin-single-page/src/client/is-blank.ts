/** Characters that a text without any content may have: a paragraph or two with nothing in them. */
const maxBlankLength = 200

/** True for a text of which there is nothing to see. */
export function isBlank(html: string): boolean {
  if (html.length > maxBlankLength || /<(?:img|hr|table|iframe|video|audio)\b/i.test(html)) return false
  return html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''
}
