import { allowedTags } from '../tags.ts'

const other = [
  ...['form', 'button', 'center', 'font', 'nobr', 'big', 'image', 'blink', 'ruby', 'rb', 'rtc', 'menu', 'main', 'x-y'],
  ...['html', 'head', 'body', 'frameset', 'input', 'select', 'option', 'object', 'marquee', 'applet', 'template'],
  ...['script', 'style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript', 'listing', 'p', 'li'],
  ...['svg', 'math', 'mi', 'mtext', 'annotation-xml', 'foreignObject', 'desc', 'path', 'table', 'a', 'b', 'td', 'tr'],
]

const attributes = [
  ...[' href=/a', ' href="b?c&d=e&amp;f&lt"', " href='c&#13;d'", ' HREF=//e.example', ' target=_blank rel=nofollow'],
  ...[' title="a\r\nb\0c"', ' title="-->]]><\u00a0>"', ' title="&quot;&#0;&#x80;&notit;&ampx"', ' title', ' title=""'],
  ...[
    ' class="text-red x text-red"',
    ' style="color:red;color : blue;x"',
    ' lang=de dir=rtl',
    ' src=/f/1.jpg alt=" x"',
  ],
  ...[' colspan=2 rowspan=0', ' start=3 type=i value=4', ' open', '/', ' ="x"', ' a=\'b" c', ' title="unclosed', ' <p'],
  ...[' onclick=x()', ' id=x name=y', ' title="\ud800\ufdd0\u0001"', ' datetime=2026 cite=/q', '\0', ' title=&#xD800;'],
]

const texts = [
  ...['a', ' ', 'b c', '\n', '\r', '\r\n', '\n\r\n', '\t \f', '\0', '\u0001', '\u000b', '\u007f', '\u0085', '\u00a0'],
  ...[
    '\ufeff',
    '\u2028',
    '\ufffd',
    '\uffff',
    '\ufdd0',
    '\ud800',
    '\udc00',
    '\ud83c\udfd4',
    '\ud83c',
    '\u202e',
    'e\u0301',
  ],
  ...['&', '&amp', '&amp;', '&lt;', '&ltb', '&#0;', '&#10;', '&#13;', '&#x80;', '&#xD800;', '&#x110000;', '&#', '&#x'],
  ...['&nbsp;', '&NotEqualTilde;', '&notit;', '&not', '&AMP', '&bogus;', '&#x1F3D4;', '&zwj;', '&Tab;', '&NewLine;'],
  ...['<', '>', '</', '<!', '<?', '</ p>', '<1>', '</>', '"', "'", '=', ']]>', '-->', '--!>', '<!doctype html>'],
  ...['<!---->', '<!-- a -->', '<!-->', '<!--->', '<!-- a --!>', '<!--', '<![CDATA[x]]>', '<?xml?>', '<!x>', '</br>'],
]

const count = allowedTags.length

/**
 * HTML such as nobody writes on purpose: tags that nest in no way HTML knows, characters and entities that parsers
 * stumble on, markup that breaks off. Each number chooses the next piece, so that the same numbers give the same HTML.
 */
export function oddHtml(choices: readonly number[]): string {
  return choices.map(piece).join('')
}

function piece(choice: number): string {
  const kind = choice % 8
  const rest = Math.floor(choice / 8)
  const known = allowedTags[rest % count] ?? 'p'
  if (kind < 2) return `<${known}>`
  if (kind === 2) return `<${known}${attributes[Math.floor(rest / count) % attributes.length]}>`
  if (kind < 5) return `</${known}>`
  if (kind === 5) return tag(other[rest % other.length] ?? 'form', Math.floor(rest / other.length))
  return texts[rest % texts.length] ?? ''
}

function tag(name: string, how: number): string {
  if (how % 3 === 0) return `</${name}>`
  return how % 3 === 1 ? `<${name}>` : `<${name.toUpperCase()}/>`
}
