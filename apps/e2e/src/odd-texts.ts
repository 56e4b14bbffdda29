const tags = [
  ...[
    'p',
    'h1',
    'h2',
    'pre',
    'blockquote',
    'div',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'details',
    'summary',
    'hr',
    'br',
  ],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tr', 'td', 'th', 'a', 'b', 'em', 'span', 'code', 'ins'],
  ...['ruby', 'rt', 'rp', 'img', 'figure', 'form', 'button', 'font', 'nobr', 'select', 'svg', 'math', 'template'],
  ...['textarea', 'script', 'style', 'title', 'noscript', 'iframe', 'xmp', 'html', 'body', 'frameset', 'foreignObject'],
]
const attributes = [
  ...[
    '',
    '',
    '',
    ' href="/a?b=c&d"',
    ' title="a\r\nb"',
    ' title="--> \ufdd0 \ud800"',
    ' class="text-red x"',
    ' src=/a.png',
  ],
  ...[
    ' style="color:red;x"',
    ' href=//e.example target=_blank',
    ' alt=" a"',
    ' colspan=2',
    ' open',
    '/',
    ' title="<p>"',
  ],
]
const texts = [
  ...[
    'a',
    'b c',
    ' ',
    '\n',
    '\r',
    '\r\n',
    '\n\n',
    '\t\f',
    '',
    '\u0001',
    '\u00a0',
    '\ufeff',
    '\u2028',
    '\uffff',
    '\ufdd0',
  ],
  ...['\ud800', '\udc00', '\ud83c\udfd4', '&', '&amp', '&lt;b&gt;', '&#0;', '&#13;', '&#x80;', '&#xD800;', '&nbsp;'],
  ...[
    '<',
    '</',
    '</ p>',
    '<!',
    '<?x>',
    '<!-- a -->',
    '<!-->',
    '<![CDATA[a]]>',
    ']]>',
    '-->',
    '<!doctype html>',
    '"',
    "'",
  ],
]

/** Numbers that are the same with each run: mulberry32. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** HTML such as nobody writes on purpose: tags in any order, odd characters, markup that breaks off. The server takes no zero characters. */
export function oddTexts(count: number): string[] {
  return Array.from({ length: count }, (_, seed) => {
    const next = numbers(seed)
    const any = (of: readonly string[]) => of[next(of.length)] ?? ''
    const piece = () => {
      const kind = next(8)
      if (kind < 4) return `<${any(tags)}${any(attributes)}>`
      return kind < 6 ? `</${any(tags)}>` : any(texts)
    }
    return Array.from({ length: 2 + next(22) }, piece).join('')
  })
}

/** Texts that once broke out of their place in the page, or were read in another way than they were written. */
export const knownOddTexts: readonly string[] = [
  '<table><table><tr><td>a</table></table>',
  '<table>a<tr><td>b</td>c</tr></table>',
  '<p><table><tr><td>a</table></p>',
  '<p><div>a</div></p>',
  '<li>a<li>b</li></li></ul></li>',
  '<dd>a<dd>b</dd></dd>',
  '<a href="/a">a<div><a href="/b">b</a></div></a>',
  '<h1>a<h2>b</h2></h1>',
  '<ruby><rt>a<p>b<rt>c</ruby>',
  '<b><p>a</b>b</p><i>c',
  '<pre>\n\na</pre><pre>\r\n\r\nb</pre>',
  'a\rb\r\ncd\ufeffe\ud800f',
  '<p title="a\rbc\ud800 --&gt;">d</p>',
  '<p>&#13;&#0;&#xD800;&#x80;</p>',
  `${'<div>'.repeat(600)}a`,
  `${'<b>'.repeat(600)}a${'</b>'.repeat(600)}`,
  `${'<ul><li>'.repeat(200)}a`,
  `${'<table><tr><td>'.repeat(100)}a`,
]
