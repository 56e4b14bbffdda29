import { hasText, holdsBlocks, rename, styleProperty, unwrap, wrapContents } from './dom.ts'

const legacy: Readonly<Record<string, string>> = { strike: 's', tt: 'code', acronym: 'abbr', dir: 'ul', menu: 'ul' }

/** Formats that say no more if they are there twice. */
const single = ['b, strong', 'i, em', 'u', 's', 'sup', 'sub', 'code']

interface Format {
  tag: string
  /** What says the same as a style: a line through or under the text stays, whatever is said within. */
  style: string
  /** The property by which what is within can say otherwise. */
  property?: string
  /** Where it is there already, or as these look anyway. */
  said: string
}

const formats: readonly Format[] = [
  {
    ...{ tag: 'strong', style: 'font-weight:bold', property: 'font-weight' },
    said: 'strong, b, th, h1, h2, h3, h4, h5, h6',
  },
  { tag: 'em', style: 'font-style:italic', property: 'font-style', said: 'em, i, cite, dfn, var' },
  { tag: 'u', style: 'text-decoration-line:underline', said: 'u, ins, abbr' },
  { tag: 's', style: 'text-decoration-line:line-through', said: 's, del' },
  { tag: 'sup', style: 'vertical-align:super', said: 'sup' },
  { tag: 'sub', style: 'vertical-align:sub', said: 'sub' },
]

/** Their looks are the theme's, or they have no text. */
const withoutFormats = 'blockquote, figure, figcaption, caption, br, img, hr, wbr, col, colgroup'

/** Says with elements what was said with styles, and leaves the styles out. */
export function formatsFromStyles(body: HTMLElement): void {
  for (const element of Array.from(body.querySelectorAll<HTMLElement>('*'))) {
    const old = legacy[element.localName]
    const style = element.getAttribute('style') ?? ''
    if (old) {
      rename(element, old)
      continue
    }
    const isPlain =
      (element.matches('b, strong') && isUsual('font-weight', style)) ||
      (element.matches('i, em') && isUsual('font-style', style))
    if (!isPlain && !element.matches(withoutFormats) && hasText(element)) putOn(element, formatsOf(style))
    if (isPlain || element.matches('span:not([lang]), font')) unwrap(element)
    keepAttributes(element, style)
  }
  for (const tags of single) {
    for (const element of Array.from(body.querySelectorAll(tags)))
      if (element.parentElement?.closest(tags)) unwrap(element)
  }
}

/** Around all of the text where nothing in it says otherwise; else on each part, whose turn comes after. */
function putOn(element: Element, wanted: readonly Format[]): void {
  const missing = wanted.filter((format) => !says(element, format))
  if (missing.length === 0) return
  const hasBlocks = Array.from(element.childNodes).some(holdsBlocks)
  if (!hasBlocks && !missing.some((format) => isUndoneIn(element, format))) {
    for (const { tag } of missing) wrapContents(element, tag)
    return
  }
  const inherited = missing.map(({ style }) => style).join(';')
  for (const node of Array.from(element.childNodes)) {
    if (node instanceof Element) node.setAttribute('style', `${node.getAttribute('style') ?? ''};${inherited}`)
    else if (node instanceof Text && hasText(node)) wrapText(node, missing)
  }
}

function isUndoneIn(element: Element, { property }: Format): boolean {
  if (!property) return false
  return Array.from(element.querySelectorAll(`[style*="${property}" i]`)).some((within) =>
    isUsual(property, within.getAttribute('style') ?? ''),
  )
}

function wrapText(text: Text, wanted: readonly Format[]): void {
  for (const { tag } of wanted) {
    const wrapper = text.ownerDocument.createElement(tag)
    text.replaceWith(wrapper)
    wrapper.append(text)
  }
}

/** True where the format is there already. Links are underlined anyway, in their own way. */
function says(element: Element, { tag, said }: Format): boolean {
  if (element.closest(said)) return true
  if (tag !== 'u') return false
  const link = element.closest('a') ?? element.querySelector('a')
  return link !== null && link.textContent.length >= element.textContent.trim().length
}

const isUsual = (property: string, style: string) => /^(?:normal|[1-4]00|lighter)$/.test(styleProperty(style, property))

function formatsOf(style: string): Format[] {
  const lines = styleProperty(style, 'text-decoration') + styleProperty(style, 'text-decoration-line')
  const raised = styleProperty(style, 'vertical-align')
  const isThere: Readonly<Record<string, boolean>> = {
    strong: /^(?:bold|bolder|[6-9]00)$/.test(styleProperty(style, 'font-weight')),
    em: /^(?:italic|oblique)/.test(styleProperty(style, 'font-style')),
    u: lines.includes('underline'),
    s: lines.includes('line-through'),
    sup: raised === 'super',
    sub: raised === 'sub',
  }
  return formats.filter(({ tag }) => isThere[tag])
}

/** Of the looks only alignment and the direction of writing are part of the text; its language is that anyway. */
function keepAttributes(element: Element, style: string): void {
  const align = styleProperty(style, 'text-align') || (element.getAttribute('align') ?? '').toLowerCase()
  for (const name of ['style', 'class', 'id', 'align', 'title', 'loading']) {
    if (name !== 'title' || !element.matches('abbr, img')) element.removeAttribute(name)
  }
  if (element.getAttribute('dir') !== 'rtl' && !element.hasAttribute('lang')) element.removeAttribute('dir')
  if (/^(?:center|right|justify)$/.test(align) && element.matches('p, h1, h2, h3, h4, h5, h6, td, th, li, div')) {
    element.setAttribute('style', `text-align: ${align}`)
  }
  if (element.matches('td, th, tr, table, ol, ul')) {
    for (const name of ['width', 'height', 'type', 'valign']) element.removeAttribute(name)
  }
  if (element.matches('[start="1"]')) element.removeAttribute('start')
  if (element.matches('[colspan="1"]')) element.removeAttribute('colspan')
  if (element.matches('[rowspan="1"]')) element.removeAttribute('rowspan')
}
