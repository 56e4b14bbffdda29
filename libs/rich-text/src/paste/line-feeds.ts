import { holdsBlocks, styleProperty } from './dom.ts'

const keeping = /^(?:pre|pre-wrap|pre-line|break-spaces|preserve|preserve-breaks)$/

/** Where white space between the parts is no text. */
const frames = 'table, thead, tbody, tfoot, tr, colgroup, ul, ol, dl'

/**
 * Says with elements where lines end that only a style keeps apart, as in what messengers show: a break for each line
 * feed, and a paragraph of its own after an empty line.
 */
export function lineFeeds(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  const broken = new Set<Element>()
  for (const text of texts) {
    if (!/[\n\r]/.test(text.data) || !keepsLines(text) || isBetweenBlocks(text)) continue
    if (text.parentElement) broken.add(text.parentElement)
    breakLines(text)
  }
  for (const element of broken) if (element.matches('p, div') && !hasBlocks(element)) partAtEmptyLines(element)
}

/** What is nearest to the text counts: its style, or that it is preformatted anyway. */
function keepsLines(text: Text): boolean {
  for (let at = text.parentElement; at && !at.matches('pre'); at = at.parentElement) {
    const style = at.getAttribute('style') ?? ''
    const said = styleProperty(style, 'white-space') || styleProperty(style, 'white-space-collapse')
    if (said !== '') return keeping.test(said)
  }
  return false
}

function isBetweenBlocks(text: Text): boolean {
  const { parentElement: parent } = text
  if (text.data.trim() !== '' || !parent) return false
  return parent.matches(frames) || Array.from(parent.childNodes).some(holdsBlocks)
}

function breakLines(text: Text): void {
  const lines = text.data.split(/\r\n?|\n/)
  const parts = lines.flatMap((line, at) => (at === 0 ? [line] : [text.ownerDocument.createElement('br'), line]))
  text.replaceWith(...parts)
}

const hasBlocks = (element: Element) => Array.from(element.childNodes).some(holdsBlocks)

/** Each part has the attributes of the whole. */
function partAtEmptyLines(element: Element): void {
  let part = element.cloneNode(false) as Element
  const parts = [part]
  let breaks: Element[] = []
  for (const node of Array.from(element.childNodes)) {
    if (node instanceof Element && node.matches('br')) breaks.push(node)
    else if (node instanceof Text && node.data.trim() === '' && breaks.length > 0) node.remove()
    else {
      if (breaks.length > 1) parts.push((part = element.cloneNode(false) as Element))
      else part.append(...breaks)
      part.append(node)
      breaks = []
    }
  }
  element.replaceWith(...parts)
}
