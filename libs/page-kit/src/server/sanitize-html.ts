import { allowedTags, attributeNames, cleanAttributes, droppedTags, voidTags } from '@sitewright/ui/html-policy'
import sanitize from 'sanitize-html'

const options: sanitize.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(allowedTags.map((tag) => [tag, [...attributeNames(tag)]])),
  nonTextTags: [...droppedTags],
  selfClosing: [...voidTags],
  transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: cleanAttributes(tagName, attribs) }) },
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs['src'],
  // The policy has looked at styles and schemes already.
  parseStyleAttributes: false,
  allowedSchemesAppliedToAttributes: [],
  // Deeper than any text is meant to be; what lies below is kept as text.
  nestingLimit: 100,
}

const passes = 4

/**
 * Rich text fit to be stored and shown to anyone: what of the HTML the policy of `@sitewright/ui/html-policy` allows.
 *
 * Repeated until nothing changes, since one pass over hostile HTML may leave what reads differently the next time.
 */
export function sanitizeHtml(html: string): string {
  let cleaned = html
  for (let pass = 0; pass < passes; pass++) {
    const next = sanitize(cleaned, options)
    if (next === cleaned) return cleaned
    cleaned = next
  }
  return cleaned
}
