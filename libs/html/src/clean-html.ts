import createPurify, { type Config } from 'dompurify'
import { attributeNames, cleanAttribute } from './clean-attribute.ts'
import { htmlWriter, type HtmlWriter } from './html-writer.ts'
import { allowedTags, droppedTags } from './tags.ts'

const config = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...new Set(allowedTags.flatMap(attributeNames))],
  ADD_URI_SAFE_ATTR: ['abbr'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: [...droppedTags],
  // It would drop every attribute that has '-->' in it. The writer leaves no `<` or `>` in an attribute as it is.
  SAFE_FOR_XML: false,
  // Otherwise what comes before the first element could end up in the head.
  FORCE_BODY: true,
  RETURN_DOM: true as const,
} satisfies Config

let purifier: ReturnType<typeof createPurify> | undefined

// Made on first use: the module is also read where there is no window.
function purify() {
  if (purifier) return purifier
  purifier = createPurify(window)
  purifier.addHook('uponSanitizeAttribute', (element, data) => {
    // It would drop the element with its words, as the attribute cannot be taken off it; the writer leaves it out.
    if (data.attrName === 'is') return void (data.forceKeepAttr = true)
    const value = cleanAttribute(element.tagName.toLowerCase(), data.attrName, data.attrValue)
    if (value === undefined) data.keepAttr = false
    else data.attrValue = value
  })
  return purifier
}

/**
 * What of the HTML the policy allows, by DOMPurify, written by the writer that the server has too: clean HTML stays
 * as it is, and what both make of other HTML may differ. For the browser; brings DOMPurify along, so visitors' code goes through `sanitizeInBrowser`.
 */
export function cleanHtml(html: string): string {
  const writer = htmlWriter()
  // A document of frames has no body.
  const body: Node | null = purify().sanitize(html, config)
  if (body) writeTree(body, writer)
  return writer.finish()
}

/** No recursion: a browser's document may be deeper than its stack. */
function writeTree(root: Node, writer: HtmlWriter): void {
  let node = root.firstChild
  while (node) {
    if (node instanceof Element) {
      writer.start(node.tagName.toLowerCase(), attributesOf(node))
      if (node.firstChild) {
        node = node.firstChild
        continue
      }
    } else writer.text(node.nodeValue ?? '')
    node = after(node, root, writer)
  }
}

/** The node that follows in the tree, its elements ended on the way. */
function after(node: Node, root: Node, writer: HtmlWriter): ChildNode | null {
  for (let at: Node | null = node; at && at !== root; at = at.parentNode) {
    if (at instanceof Element) writer.end(at.tagName.toLowerCase())
    if (at.nextSibling) return at.nextSibling
  }
  return null
}

function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]))
}
