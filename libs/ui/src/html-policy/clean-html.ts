import createPurify from 'dompurify'
import { attributeNames, cleanAttribute, windowRelation } from './clean-attribute.ts'
import { allowedTags, droppedTags } from './tags.ts'

const config = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...new Set(allowedTags.flatMap(attributeNames))],
  ADD_URI_SAFE_ATTR: ['abbr'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: [...droppedTags],
}

const passes = 4

let purifier: ReturnType<typeof createPurify> | undefined

// Made on first use: the module is also read where there is no window.
function purify() {
  if (purifier) return purifier
  purifier = createPurify(window)
  purifier.addHook('uponSanitizeAttribute', (element, data) => {
    const value = cleanAttribute(element.tagName.toLowerCase(), data.attrName, data.attrValue)
    if (value === undefined) data.keepAttr = false
    else data.attrValue = value
  })
  purifier.addHook('afterSanitizeAttributes', (element) => {
    // Parsers swallow one line break after <pre>, but serialisers do not write one more.
    const first = element.tagName === 'PRE' ? element.firstChild : null
    if (first?.nodeType === Node.TEXT_NODE && first.nodeValue?.startsWith('\n'))
      first.nodeValue = `\n${first.nodeValue}`
    if (element.tagName === 'IMG' && !element.hasAttribute('src')) element.remove()
    if (element.hasAttribute('target')) element.setAttribute('rel', windowRelation(element.getAttribute('rel') ?? ''))
  })
  return purifier
}

/**
 * What of the HTML the policy allows, by DOMPurify. For the browser; brings DOMPurify along, so visitors' code goes
 * through `sanitizeInBrowser`.
 *
 * Repeated until nothing changes, since one pass over hostile HTML may leave what reads differently the next time.
 */
export function cleanHtml(html: string): string {
  let cleaned = html
  for (let pass = 0; pass < passes; pass++) {
    const next = purify().sanitize(cleaned, config)
    if (next === cleaned) return cleaned
    cleaned = next
  }
  return cleaned
}
