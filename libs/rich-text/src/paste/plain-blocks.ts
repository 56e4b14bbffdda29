import { blocks, hasText, holdsBlocks, looseRuns, rename, showsSomething, unwrap, wrapNodes } from './dom.ts'
import { mendLink } from './mend-link.ts'
import { handLanguageOn } from './text-languages.ts'

const wrappers = [
  ...['div', 'section', 'article', 'main', 'header', 'footer', 'nav', 'aside', 'center', 'address', 'hgroup', 'search'],
  ...['form', 'fieldset', 'dialog', 'label', 'legend'],
].join(',')
const inlines = 'b, strong, i, em, u, s, sub, sup, a, code, ins, del, small, mark'
/** What has text in it and no blocks. */
const textBlocks = 'p, h1, h2, h3, h4, h5, h6, pre, summary, dt'
const holders = 'ul, ol, dl, blockquote, figure, figcaption, details, table'

/** Takes wrappers away, joins what belongs together, drops empty paragraphs, mends addresses. */
export function plainBlocks(body: HTMLElement): void {
  const each = (selector: string) => Array.from(body.querySelectorAll(selector))
  each('table[role=presentation], table[role=none]').reverse().forEach(takeTableAway)
  // From within, so that a wrapper's contents are settled when its turn comes.
  each(wrappers).reverse().forEach(takeWrapperAway)
  for (const link of body.querySelectorAll('a')) mendLink(link)
  each('br').reverse().forEach(dropBreakAtEnd)
  each('br').forEach(dropBreakAtStart)
  each(`${inlines}, p, h1, h2, h3, h4, h5, h6`).reverse().forEach(dropIfEmpty)
  each('li > p:first-child, td > p:only-child, th > p:only-child').forEach(unwrapOnlyParagraph)
  each(':is(ul, ol) > :is(ul, ol)').forEach(moveIntoItem)
  each('li').forEach(putIntoList)
  each('ul, ol').forEach(putIntoItems)
  each('thead td').forEach(makeHeader)
  each('td, th').forEach(emptyCell)
  each(`li, ${holders}`).reverse().forEach(dropIfEmpty)
}

/** A table that is there for the looks of it: what its cells hold follows each other. */
function takeTableAway(table: Element): void {
  const cells = Array.from(table.querySelectorAll('caption, td, th')).filter((cell) => cell.closest('table') === table)
  table.replaceWith(...cells.map((cell) => rename(cell, 'div')))
}

function takeWrapperAway(element: Element): void {
  if (element.querySelector(blocks)) unwrapAround(element)
  else if (element.matches('label') || element.parentElement?.closest(textBlocks)) unwrapBetweenSpaces(element)
  else {
    const style = element.getAttribute('style')
    const paragraph = rename(element, 'p')
    if (style) paragraph.setAttribute('style', style)
    handLanguageOn(element, paragraph)
  }
}

/** Text that stood beside the blocks of a wrapper must not run into what is around it. */
function unwrapAround(element: Element): void {
  for (const run of looseRuns(element)) wrapNodes(run, element.ownerDocument.createElement('p'))
  for (const child of element.children) handLanguageOn(element, child)
  unwrap(element)
}

/** Words that were on lines of their own stay words of their own. */
function unwrapBetweenSpaces(element: Element): void {
  element.before(' ')
  element.after(' ')
  unwrap(element)
}

/** A break at the end of a block, or before one, is not seen. */
function dropBreakAtEnd(space: Element): void {
  const next = following(space, 'nextSibling')
  const around = space.parentElement
  const atEnd = around?.matches(`${blocks}, body`) || (around && following(around, 'nextSibling') === null)
  if (next === null ? atEnd : holdsBlocks(next)) space.remove()
}

/** Room above a text is not a part of it. */
function dropBreakAtStart(space: Element): void {
  const before = following(space, 'previousSibling')
  if (before === null ? space.parentElement?.matches(`${blocks}, body`) : holdsBlocks(before)) space.remove()
}

/** The nearest neighbour that is more than white space. */
function following(node: Node, side: 'nextSibling' | 'previousSibling'): Node | null {
  let next = node[side]
  while (next && !(next instanceof Element) && (next.nodeValue ?? '').trim() === '') next = next[side]
  return next
}

/** What surrounds the paragraph takes over its style. In an item there may be lists after it. */
function unwrapOnlyParagraph(paragraph: Element): void {
  const parent = paragraph.parentElement
  if (!parent) return
  const others = Array.from(parent.childNodes).filter(
    (node) => node !== paragraph && !(node instanceof Element && node.matches('ul, ol')) && showsSomething([node]),
  )
  if (others.length > 0) return
  const style = paragraph.getAttribute('style')
  if (style) parent.setAttribute('style', style)
  handLanguageOn(paragraph, parent)
  unwrap(paragraph)
}

/** Google Docs has sublists beside the items; without an item before it a list is of that depth itself. */
function moveIntoItem(list: Element): void {
  let item = list.previousElementSibling
  while (item && !item.matches('li')) item = item.previousElementSibling
  if (item) item.append(list)
  else unwrap(list)
}

/** Items that were copied without their list. */
function putIntoList(item: Element): void {
  if (item.parentElement?.matches('ul, ol')) return
  const before = following(item, 'previousSibling')
  if (before instanceof Element && before.matches('ul[data-made]')) return before.append(item)
  const list = item.ownerDocument.createElement('ul')
  list.setAttribute('data-made', '')
  wrapNodes([item], list)
}

/** Nothing but items is in a list. */
function putIntoItems(list: Element): void {
  for (const run of looseRuns(list)) wrapNodes(run, list.ownerDocument.createElement('li'))
  for (const child of Array.from(list.children))
    if (!child.matches('li') && showsSomething([child])) wrapNodes([child], list.ownerDocument.createElement('li'))
}

function makeHeader(cell: Element): void {
  const attributes = Array.from(cell.attributes)
  const header = rename(cell, 'th')
  for (const { name, value } of attributes) header.setAttribute(name, value)
}

/** A space that keeps a cell open is not needed here. */
function emptyCell(cell: Element): void {
  if (!hasText(cell) && !cell.querySelector('img, hr, td, th')) cell.replaceChildren()
}

function dropIfEmpty(element: Element): void {
  const holds = element.matches('table') ? 'td, th' : 'img, hr, td, th'
  if (hasText(element) || element.querySelector(holds)) return
  if (element.matches(inlines)) unwrap(element)
  else element.remove()
}
