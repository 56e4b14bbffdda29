const filled = (piece: string) => (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
const numbered = (piece: (index: number) => string) => (length: number) => {
  const pieces: string[] = []
  for (let written = 0; written < length;) written += pieces[pieces.push(piece(pieces.length)) - 1]?.length ?? 1
  return pieces.join('').slice(0, length)
}
const after = (start: string, rest: (length: number) => string) => (length: number) =>
  start + rest(length - start.length)

const repeated = [
  ...['<b>', '<div>', '<p>', '<span>', '<a>', '<ul><li>', '<li>', '<dl><dd>', '<blockquote>', '<h1>', '<pre>', '<x>'],
  ...['<table><tr><td>', '<table>', '<table><caption>', '<table><td>', '<ruby><rt>', '<details><summary>', '<center>'],
  ...['</b>', '</p>', '</table>', '<br>', '<p><hr>', '<img src=a>', '<p></p>', '<b></p>', '<a><div><p>', '<p><b><div>'],
  ...[
    '<svg>',
    '<svg></p>',
    '<math><mi>',
    '<select><option>',
    '<template>',
    '<script></script>',
    '<textarea>',
    '<title>',
  ],
  ...['<', '</', '<!', '<!--', '<!---->', '<!doctype html>', '<![CDATA[', '<![CDATA[x]]>', '<?', ']]>', '<b ', '<b/'],
  ...['&', '&amp', '&amp;', '&#1;', '&#x', '&notit', '&CounterClockwiseContourIntegra', '\0', '\r', '\r\n', '\ud800'],
  ...['x', ' ', '\u00a0', '\ufeff', '>', '"', '<p title="a', '<p title=a>', '<p style="color:red;">', '\u{1f3d4}'],
]
const inAttribute = [
  'x',
  ' ',
  '&amp;',
  '&',
  '<',
  '\u00a0',
  'a:',
  'a:b;',
  'color:red;',
  'text-red ',
  'x text-red ',
  '//',
]

/** HTML of a length that is as hard on anyone who reads it as HTML gets, by what it is made of. */
export const worstHtml: readonly (readonly [string, (length: number) => string])[] = [
  ...repeated.map((piece) => [JSON.stringify(piece), filled(piece)] as const),
  ...['title', 'class', 'style', 'href', 'x'].flatMap((name) =>
    inAttribute.map((piece) => [`${name} of ${piece}`, after(`<a ${name}="`, filled(piece))] as const),
  ),
  ['one attribute again and again', after('<p ', filled('title=a '))],
  [
    'many attributes',
    after(
      '<p ',
      numbered((index) => `a${index} `),
    ),
  ],
  ['elements that differ', numbered((index) => `<b title=${index}>`)],
  [
    'elements to be opened again',
    (length) =>
      after(
        '',
        numbered((index) => `<b title=${index}>`),
      )(length / 2) + filled('<p>x')(length / 2),
  ],
  ['cells of one table', after('<table>', filled('<td>'))],
  ['text between rows', after('<table>', filled('x<tr>'))],
  ['text between columns', after('<table>', filled('<col>x'))],
  ['ends deep down', after('<div>'.repeat(99), filled('</b>'))],
  ['paragraphs deep down', after('<div>'.repeat(99), filled('<p></p>'))],
  ['links deep down', after('<div>'.repeat(98), filled('<a>'))],
  ['items deep down', after(`${'<div>'.repeat(97)}<ul>`, filled('<li>x</li>'))],
  ['elements too deep', after('<div>'.repeat(100), filled('<p>x</p>'))],
]
