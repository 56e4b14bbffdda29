import { hasText, unwrap } from './dom.ts'

/** Never read as text, with all that is in them. */
const unseen = [
  ...['style', 'script', 'meta', 'link', 'base', 'title', 'xml', 'noscript', 'template', 'comment', 'colgroup'],
  ...['button', 'input', 'select', 'textarea', 'svg', 'math', 'iframe', 'object', 'embed', 'canvas', 'audio', 'video'],
  ...['br.Apple-interchange-newline', '[hidden]', '.sr-only', '.visually-hidden', '.screen-reader-text'],
  // An encyclopedia's way to edit it, and from its notes back to the text.
  ...['.mw-editsection', '.mw-cite-backlink', '.noprint'],
].join(',')

/** What is beside a heading to link to it; other links are called so too, but have words. */
const anchors = 'a.anchor, a.headerlink, a.header-anchor, a.hash-link, a.heading-anchor'

const hidden = /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all|visibility\s*:\s*hidden)/i

/** Drops what copied HTML brings along and no reader sees, or that is of no use without the page it was on. */
export function dropNoise(body: HTMLElement): void {
  dropComments(body)
  for (const element of body.querySelectorAll(unseen)) element.remove()
  for (const link of body.querySelectorAll(anchors)) if (/^[\s#¶§]*$/.test(link.textContent)) link.remove()
  dropReferences(body)
  for (const element of Array.from(body.querySelectorAll('*'))) {
    if (hidden.test(element.getAttribute('style') ?? '')) element.remove()
    // Word's own elements (o:p, w:sdt, st1:place) and those of a page's scripts.
    else if (/[:-]/.test(element.localName)) unwrap(element)
    // Google Docs wraps all of it in a <b> that is not bold.
    else if (element.id.startsWith('docs-internal-guid')) unwrap(element)
  }
}

function dropComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: ChildNode[] = []
  while (walker.nextNode()) comments.push(walker.currentNode as ChildNode)
  for (const comment of comments) comment.remove()
}

/** The number of a note says nothing where the notes were not copied, and its link leads back to where they are. */
function dropReferences(body: HTMLElement): void {
  const notes = body.querySelector('.references')
  for (const reference of body.querySelectorAll('sup.reference')) {
    if (notes && hasText(notes)) reference.querySelectorAll('a').forEach(unwrap)
    else reference.remove()
  }
}
