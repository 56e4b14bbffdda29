import { blocks } from './dom.ts'

const lines = 'div, p, li, tr, br'

/** Code that a page shows as lines of their own, or in a fixed font only, becomes preformatted text. */
export function codeLines(body: HTMLElement): void {
  for (const element of Array.from(body.querySelectorAll('div[style]'))) {
    const style = element.getAttribute('style') ?? ''
    const isCode = /white-space\s*:\s*pre\s*(?:;|$)/i.test(style) && /font-family\s*:[^;]*mono/i.test(style)
    if (isCode && !element.parentElement?.closest('pre')) makePreformatted(element)
  }
  for (const code of Array.from(body.querySelectorAll('pre'))) {
    if (code.querySelector(blocks)) makePreformatted(code)
    else dropLastBreak(code)
  }
}

function makePreformatted(element: Element): void {
  const code = element.ownerDocument.createElement('pre')
  code.textContent = textOf(element).replace(/^\n|\n+$/g, '')
  element.replaceWith(code)
}

/** The text with each line on its own; a line is ended once, whether what is around it ends there too or not. */
function textOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeValue ?? ''
  if (node.matches('br')) return '\n'
  let text = ''
  for (const child of node.childNodes) {
    const startsLine = child instanceof Element && child.matches(lines) && !child.matches('br')
    if (startsLine && text !== '' && !text.endsWith('\n')) text += '\n'
    text += textOf(child)
    if (startsLine && !text.endsWith('\n')) text += '\n'
  }
  return text
}

/** A break at the very end is not shown. */
function dropLastBreak(code: Element): void {
  let last: Node | null = code
  while (last instanceof Element) last = last.lastChild
  if (last) last.nodeValue = (last.nodeValue ?? '').replace(/\n+$/, '')
}
