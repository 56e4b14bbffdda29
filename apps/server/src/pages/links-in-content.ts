import { readAddress } from '@sitewright/html'
import { htmlToText } from '@sitewright/page-kit/server'

/** A link of a content, as it was written. */
export interface ContentLink {
  /** What people read; '' where that is a picture. */
  text: string
  address: string
}

/** Fields of a page kind's content that hold an address and nothing else. */
const addressFields = new Set(['Address', 'Url', 'Href', 'Link'])

/** Fields beside such a one that hold what people read, the first that is not empty. */
const textFields = ['LinkText', 'Text', 'Heading', 'Label', 'Title']

/** Objects within one another that are looked into. */
const deepest = 12

/** Characters of a link's text that are looked at. */
const maxTextLength = 2000

/** The links of a content of any kind: those in its HTML, and the addresses of its fields. */
export function linksIn(content: string): ContentLink[] {
  const links: ContentLink[] = []

  function look(value: unknown, level: number): void {
    if (level > deepest) return
    if (typeof value === 'string') return void links.push(...linksInText(value))
    if (Array.isArray(value)) for (const each of value) look(each, level + 1)
    else if (typeof value === 'object' && value !== null)
      for (const [field, each] of Object.entries(value)) {
        if (typeof each === 'string' && addressFields.has(field)) links.push(ofField(value, each))
        else look(each, level + 1)
      }
  }

  look(parsed(content), 0)
  return links
}

/** A content is HTML or JSON. */
function parsed(content: string): unknown {
  if (!/^\s*[[{]/.test(content)) return content
  try {
    return JSON.parse(content)
  } catch {
    return content
  }
}

function ofField(fields: object, typed: string): ContentLink {
  const beside = fields as Readonly<Record<string, unknown>>
  const texts = textFields.map((field) => beside[field])
  const text = texts.find((one): one is string => typeof one === 'string' && one.trim() !== '') ?? ''
  // as page kinds read it
  return { text: text.trim(), address: readAddress(typed)?.href ?? typed.trim() }
}

const tag = /<a\s[^<>]{0,4000}>/gi
const href = /\shref="([^"]*)"/i

/** The sanitiser has written every attribute with double quotes, and closed what was open. */
function linksInText(html: string): ContentLink[] {
  const links: ContentLink[] = []
  for (const match of html.matchAll(tag)) {
    const address = href.exec(match[0])?.[1]
    if (!address) continue
    const start = match.index + match[0].length
    const rest = html.slice(start, start + maxTextLength)
    const end = rest.search(/<\/a\s*>/i)
    links.push({ text: htmlToText(end < 0 ? rest : rest.slice(0, end)).trim(), address: htmlToText(address) })
  }
  return links
}
