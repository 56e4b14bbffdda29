/** The elements of HTML (https://html.spec.whatwg.org/#elements-3), whether or not the server keeps them. */
const elements = [
  ...['a', 'abbr', 'address', 'area', 'article', 'aside', 'audio', 'b', 'bdi', 'bdo', 'big', 'blockquote', 'br'],
  ...['button', 'canvas', 'center', 'cite', 'code', 'data', 'datalist', 'del', 'details', 'dfn', 'dialog', 'div', 'dl'],
  ...['em', 'embed', 'fieldset', 'figure', 'font', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header'],
  ...['hgroup', 'hr', 'i', 'iframe', 'img', 'input', 'ins', 'kbd', 'label', 'legend', 'main', 'map', 'mark', 'math'],
  ...['menu', 'meter', 'nav', 'object', 'ol', 'output', 'p', 'picture', 'pre', 'progress', 'q', 'ruby', 's', 'samp'],
  ...['search', 'section', 'select', 'small', 'span', 'strike', 'strong', 'sub', 'sup', 'svg', 'table', 'textarea'],
  ...['time', 'tt', 'u', 'ul', 'var', 'video', 'wbr'],
]

const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href="/walks"', 'href="https://example.org/huts" target="_blank"'],
  abbr: ['', 'title="Department of Conservation"'],
  details: ['', 'open'],
  img: ['src="/favicon.svg" alt="A hut"', 'src="/favicon.svg" alt="A hut" width="60" height="40"'],
  ol: ['', 'type="a"', 'type="A"', 'type="i"', 'type="I"', 'reversed'],
  p: ['', 'style="text-align: right; color: #a00"', 'dir="rtl"'],
}

const withoutEnd = ['br', 'hr', 'img', 'wbr', 'input', 'area', 'embed']

/** What is in those that nothing but these can be in. */
const insides: Readonly<Record<string, string>> = {
  details: '<summary>More</summary><p>Bring boots.</p>',
  dl: '<dt>Beds</dt><dd>Twelve</dd><dd>And a mattress</dd>',
  figure: '<img src="/favicon.svg" alt="A hut"><figcaption>The hut</figcaption>',
  ol: '<li>Boots<ol><li>Laces</li></ol></li><li>Map</li>',
  pre: 'Boots\n  <code>laces</code>',
  ruby: '漢<rp>(</rp><rt>kan</rt><rp>)</rp>',
  table:
    '<caption>Huts</caption><colgroup><col><col></colgroup><thead><tr><th>Hut</th><th>Beds</th></tr></thead>' +
    `<tbody><tr><th>Lake</th>${'<td>Twelve or thirteen beds</td>'.repeat(9)}</tr></tbody>` +
    '<tfoot><tr><td>All</td><td>Twelve</td></tr></tfoot>',
  ul: '<li>Boots<ul><li>Laces<ul><li>Red</li></ul></li></ul></li><li>Map</li>',
}

/** Where an element is: below a heading, and first and second in what may begin with it. */
const places = [
  (html: string) => `<h2>Huts</h2>${html}`,
  (html: string) => `<blockquote>${html}${html}</blockquote>`,
  (html: string) => `<ul><li>${html}</li></ul>`,
]

/**
 * Texts that have every element of HTML in them, in many places, some of them each, of which the
 * server's cleaner lets through what it does.
 *
 * @param classes are given to text and pictures, by the last text.
 */
export function textsWithEveryElement(classes: readonly string[]): string[] {
  const groups = Array.from({ length: 8 }, (_, group) => elements.filter((__, at) => at % 8 === group))
  const classed = classes.map(
    (name) =>
      `<p>A hut <span class="${name}">by the lake</span></p><p class="${name}">Beds</p>` +
      `<img class="${name}" src="/favicon.svg" alt=""><figure class="${name}">${insides['figure']}</figure>`,
  )
  return groups.map((tags) => tags.flatMap(written).join('')).concat(classed.join(''))
}

function written(tag: string): string[] {
  return (attributes[tag] ?? ['']).flatMap((attribute) => {
    const start = `<${tag} ${attribute}>`
    const html = withoutEnd.includes(tag) ? start : `${start}${insides[tag] ?? 'A hut <b>by</b> the lake'}</${tag}>`
    return places.map((place) => place(html))
  })
}
