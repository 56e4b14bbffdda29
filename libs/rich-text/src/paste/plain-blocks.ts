import { blockTags } from '@sitewright/html'
import type { Block } from '../types.ts'
import { rename, unwrap } from './dom.ts'

const blocks = blockTags.join(',')
const wrappers = 'div, section, article, main, header, footer, nav, aside, center, address, body > span'
const inlines = 'b, strong, i, em, u, s, sub, sup, a, code, ins, del, small, mark'

/** Takes wrappers away, joins what belongs together, drops empty paragraphs, mends addresses. */
export function plainBlocks(body: HTMLElement): void {
  const each = (selector: string) => Array.from(body.querySelectorAll(selector))
  // From within, so that a wrapper's contents are settled when its turn comes.
  each(wrappers).reverse().forEach(takeWrapperAway)
  for (const link of Array.from(body.querySelectorAll('a'))) mendLink(link)
  for (const space of each('br')) if (isBetweenBlocks(space)) space.remove()
  each('li > p:only-child, td > p:only-child, th > p:only-child').forEach(unwrapOnlyParagraph)
  each(':is(ul, ol) > :is(ul, ol)').forEach(moveIntoItem)
  each(`${inlines}, p, h1, h2, h3, h4, h5, h6`).reverse().forEach(dropIfEmpty)
}

function takeWrapperAway(element: Element): void {
  if (element.querySelector(blocks)) unwrapAround(element)
  else if (element.closest('li, td, th, p')?.contains(element) && element.parentElement?.closest('li, td, th, p'))
    unwrap(element)
  else {
    const style = element.getAttribute('style')
    const paragraph = rename(element, 'p')
    if (style) paragraph.setAttribute('style', style)
  }
}

/** What surrounds the paragraph takes over its style. */
function unwrapOnlyParagraph(paragraph: Element): void {
  const style = paragraph.getAttribute('style')
  if (style) paragraph.parentElement?.setAttribute('style', style)
  unwrap(paragraph)
}

/** Google Docs has sublists beside the items, and breaks for the space between blocks. */
function moveIntoItem(list: Element): void {
  const item = list.previousElementSibling
  if (item?.matches('li')) item.append(list)
}

function dropIfEmpty(element: Element): void {
  const empty = element.textContent.replace(/\u00a0/g, ' ').trim() === '' && !element.querySelector('img, hr, table')
  if (!empty) return
  if (element.matches(inlines)) unwrap(element)
  else element.remove()
}

/** Text that stood beside the blocks of a wrapper must not run into what is around it. */
function unwrapAround(element: Element): void {
  let run: Node[] = []
  const endRun = (before: Node | null) => {
    if (run.some((node) => node.textContent?.trim() || (node instanceof Element && node.matches('img')))) {
      const paragraph = element.ownerDocument.createElement('p')
      element.insertBefore(paragraph, before)
      paragraph.append(...run)
    }
    run = []
  }
  for (const node of Array.from(element.childNodes)) {
    if (node instanceof Element && (node.matches(blocks) || node.querySelector(blocks))) endRun(node)
    else run.push(node)
  }
  endRun(null)
  unwrap(element)
}

function mendLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? ''
  const redirect = /^https:\/\/www\.google\.com\/url\?(.*)$/.exec(href)?.[1]
  const target = redirect && new URLSearchParams(redirect).get('q')
  if (target) link.setAttribute('href', target)
  link.removeAttribute('target')
  link.removeAttribute('rel')
  // A place within the document it was copied from, or on somebody's disk, leads nowhere here.
  if (href === '' || href.startsWith('#') || /^(?:file|about|javascript):/i.test(href)) unwrap(link)
}

function isBetweenBlocks(space: Element): boolean {
  const before = space.previousElementSibling
  const after = space.nextElementSibling
  return (
    (before === null || before.matches(`${blocks}, br`)) && (after?.matches(`${blocks}, br`) ?? false) && isBare(space)
  )
}

/** True if no text is beside it. */
function isBare(element: Element): boolean {
  return [element.previousSibling, element.nextSibling].every(
    (node) => !node || node instanceof Element || !node.textContent?.trim(),
  )
}

/** Paragraphs of plain text: one a line, empty lines left out. */
export function plainTextBlocks(text: string): Block[] {
  return text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', children: [{ text: line.replaceAll('\t', ' ') }] }))
}
