import { blockTags } from '@sitewright/html'

/** A selector of every element that is, or holds, a block. */
export const blocks = blockTags.join(',')

/** Takes an element away; its contents stay. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Puts an element of another tag in its place, without its attributes. */
export function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** Puts the contents of an element into a new one within it. */
export function wrapContents(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

/** What a `style` attribute says of a property, in lower case; '' for nothing. */
export function styleProperty(style: string, name: string): string {
  const found = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;!]*)`, 'i').exec(style)
  return found?.[1]?.trim().toLowerCase() ?? ''
}

/** Lets HTML be read again as it is: of the line feeds that a parser finds after `<pre>` it leaves out the first. */
export function keepFirstLineFeeds(element: Element): void {
  for (const { firstChild: first } of element.querySelectorAll('pre'))
    if (first instanceof Text && first.data.startsWith('\n')) first.data = `\n${first.data}`
}

/** The HTML of what is in an element, to be read again. Changes the element. */
export function htmlWithin(element: Element): string {
  keepFirstLineFeeds(element)
  return element.innerHTML
}

/** True for a block, and for an inline element that has one in it. */
export function holdsBlocks(node: Node): node is Element {
  return node instanceof Element && (node.matches(blocks) || node.querySelector(blocks) !== null)
}

/** True for nodes that a reader sees something of. */
export function showsSomething(nodes: readonly Node[]): boolean {
  return nodes.some(
    (node) =>
      (node.nodeType !== Node.COMMENT_NODE && hasText(node)) ||
      (node instanceof Element && (node.matches('img') || node.querySelector('img') !== null)),
  )
}

/** True for what has words; a space that does not break is none. */
export function hasText({ textContent }: Node): boolean {
  return (textContent ?? '').replaceAll('\u00a0', ' ').trim() !== ''
}

/** The runs of neighbours in an element that are no blocks, each with something to see in it. */
export function looseRuns(parent: Element): Node[][] {
  const runs: Node[][] = [[]]
  for (const node of parent.childNodes) {
    if (holdsBlocks(node)) runs.push([])
    else runs.at(-1)?.push(node)
  }
  return runs.filter(showsSomething)
}

/** Puts neighbours into a new element, in their place. */
export function wrapNodes(nodes: readonly Node[], wrapper: Element): void {
  nodes[0]?.parentNode?.insertBefore(wrapper, nodes[0])
  wrapper.append(...nodes)
}
