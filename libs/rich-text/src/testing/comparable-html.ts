import { blockTags } from '@sitewright/html'

const blockSelector = blockTags.join(',')
const atoms = 'br, img, ruby, wbr'

/**
 * HTML reduced to what a reader could tell apart: white space as a browser folds it, inline elements without contents
 * left out, neighbours of the same kind joined, attributes in one order.
 */
export function comparableHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  foldSpaces(body)
  joinInlines(body)
  for (const element of body.querySelectorAll('*')) sortAttributes(element)
  return body.innerHTML
}

function isBlock(node: Node): boolean {
  return node instanceof Element && (node.matches(blockSelector) || node.querySelector(blockSelector) !== null)
}

function foldSpaces(parent: Element): void {
  if (parent.matches('pre') && !parent.querySelector(blockSelector)) {
    for (const lineBreak of parent.querySelectorAll('br')) lineBreak.replaceWith('\n')
    return
  }
  let run: Node[] = []
  const endRun = () => {
    foldRun(run)
    run = []
  }
  for (const node of Array.from(parent.childNodes)) {
    if (isBlock(node)) {
      endRun()
      foldSpaces(node as Element)
    } else if (node.nodeType === Node.TEXT_NODE) run.push(node)
    else run.push(...inlineLeaves(node))
  }
  endRun()
}

function inlineLeaves(node: Node): Node[] {
  if (node.nodeType === Node.TEXT_NODE || (node as Element).matches(atoms)) return [node]
  return Array.from(node.childNodes).flatMap(inlineLeaves)
}

function foldRun(leaves: readonly Node[]): void {
  let open = true
  let last: Node | undefined
  const trim = () => {
    if (last?.nodeValue?.endsWith(' ')) last.nodeValue = last.nodeValue.slice(0, -1)
  }
  for (const leaf of leaves) {
    if (leaf.nodeType !== Node.TEXT_NODE) {
      if ((leaf as Element).tagName === 'BR') trim()
      open = (leaf as Element).tagName === 'BR'
      last = undefined
      continue
    }
    let text = (leaf.nodeValue ?? '').replace(/[ \t\n\r\f]+/g, ' ')
    if (open && text.startsWith(' ')) text = text.slice(1)
    leaf.nodeValue = text
    if (text === '') continue
    open = text.endsWith(' ')
    last = leaf
  }
  trim()
}

function joinInlines(parent: Element): void {
  parent.normalize()
  for (const child of Array.from(parent.children)) {
    if (child.matches(`${atoms}, hr, col`)) continue
    joinInlines(child)
    const empty = child.childNodes.length === 0 && !child.matches(blockSelector)
    if (empty) child.remove()
  }
  parent.normalize()
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    while (node.nextSibling && isSameInline(node, node.nextSibling)) {
      ;(node as Element).append(...node.nextSibling.childNodes)
      node.nextSibling.remove()
      joinInlines(node as Element)
    }
  }
}

function isSameInline(one: Node, other: Node): boolean {
  if (!(one instanceof Element) || !(other instanceof Element) || one.tagName !== other.tagName) return false
  if (isBlock(one) || isBlock(other) || one.matches(atoms)) return false
  return one.cloneNode(false).isEqualNode(other.cloneNode(false))
}

function sortAttributes(element: Element): void {
  const attributes = Array.from(element.attributes, ({ name, value }) => [name, value] as const)
  for (const [name] of attributes) element.removeAttribute(name)
  for (const [name, value] of attributes.sort(([one], [other]) => one.localeCompare(other)))
    element.setAttribute(name, value)
}
