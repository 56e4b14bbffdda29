import { holdsBlocks, rename, unwrap, wrapContents } from './dom.ts'

const legacy: Readonly<Record<string, string>> = { strike: 's', tt: 'code', acronym: 'abbr', dir: 'ul', menu: 'ul' }

/** Formats that say no more if they are there twice. */
const single = ['b, strong', 'i, em', 'u', 'sup', 'sub', 'code']

/** Says with elements what was said with styles, and leaves the styles out. */
export function formatsFromStyles(body: HTMLElement): void {
  for (const element of Array.from(body.querySelectorAll<HTMLElement>('*'))) {
    const old = legacy[element.localName]
    const style = element.getAttribute('style') ?? ''
    if (old) {
      rename(element, old)
      continue
    }
    if (element.matches('b, strong') && /^(?:normal|[1-4]00|lighter)$/i.test(property(style, 'font-weight')))
      unwrap(element)
    else if (element.matches('i, em') && property(style, 'font-style') === 'normal') unwrap(element)
    else if (element.matches('span, font')) {
      for (const tag of formatsOf(style)) if (!says(element, tag)) wrapContents(element, tag)
      unwrap(element)
    } else if (element.matches('p, td, li, div, dd') && !Array.from(element.childNodes).some(holdsBlocks)) {
      for (const tag of formatsOf(style)) if (!says(element, tag) && element.hasChildNodes()) wrapContents(element, tag)
    }
    keepAttributes(element, style)
  }
  for (const tags of single) {
    for (const element of Array.from(body.querySelectorAll(tags)))
      if (element.parentElement?.closest(tags)) unwrap(element)
  }
}

/** True where the format is there already. Links are underlined anyway, in their own way. */
function says(element: Element, tag: string): boolean {
  if (element.closest(tag === 'strong' ? 'strong, b, th, h1, h2, h3, h4, h5, h6' : tag === 'em' ? 'em, i' : tag))
    return true
  if (tag !== 'u') return false
  const link = element.closest('a') ?? element.querySelector('a')
  return link !== null && link.textContent.length >= element.textContent.trim().length
}

function formatsOf(style: string): string[] {
  const lines = property(style, 'text-decoration') + property(style, 'text-decoration-line')
  const raised = property(style, 'vertical-align')
  return [
    /^(?:bold|bolder|[6-9]00)$/i.test(property(style, 'font-weight')) ? 'strong' : '',
    /^(?:italic|oblique)/i.test(property(style, 'font-style')) ? 'em' : '',
    lines.includes('underline') ? 'u' : '',
    lines.includes('line-through') ? 's' : '',
    raised === 'super' ? 'sup' : '',
    raised === 'sub' ? 'sub' : '',
  ].filter(Boolean)
}

/** Of the looks only alignment and the direction of writing are part of the text. */
function keepAttributes(element: Element, style: string): void {
  const align = property(style, 'text-align') || (element.getAttribute('align') ?? '').toLowerCase()
  for (const name of ['style', 'class', 'id', 'lang', 'align', 'title', 'loading']) {
    if (name !== 'title' || !element.matches('abbr, img')) element.removeAttribute(name)
  }
  if (element.getAttribute('dir') !== 'rtl') element.removeAttribute('dir')
  if (/^(?:center|right|justify)$/.test(align) && element.matches('p, h1, h2, h3, h4, h5, h6, td, th, li, div')) {
    element.setAttribute('style', `text-align: ${align}`)
  }
  if (element.matches('td, th, tr, table, ol, ul')) {
    for (const name of ['width', 'height', 'type', 'valign']) element.removeAttribute(name)
  }
  if (element.matches('[colspan="1"]')) element.removeAttribute('colspan')
  if (element.matches('[rowspan="1"]')) element.removeAttribute('rowspan')
}

function property(style: string, name: string): string {
  const found = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;!]*)`, 'i').exec(style)
  return found?.[1]?.trim().toLowerCase() ?? ''
}
