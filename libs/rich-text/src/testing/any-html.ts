import fc from 'fast-check'

const text = fc.oneof(
  fc.constantFrom(
    'a',
    'hut ',
    ' x',
    ' ',
    '\n',
    'a  b',
    '\u00a0',
    '&amp;',
    '&lt;b&gt;',
    '\u6f22',
    '\ud83c\udfd4',
    'word word',
  ),
  fc.string({ maxLength: 8 }).map((raw) => raw.replace(/[<&\u0000]/g, '')),
)

const attribute = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  fc.constantFrom(
    ' class="text-red"',
    ' class="highlight-yellow"',
    ' title="a &quot;b&quot; &amp; c"',
    ' lang="de"',
    ' dir="rtl"',
    ' style="text-align: center"',
    ' style="color: #c00; margin: 1em 0"',
  ),
)

const inTag = (tag: fc.Arbitrary<string>, inside: fc.Arbitrary<string>) =>
  fc.tuple(tag, attribute, inside).map(([name, written, html]) => `<${name}${written}>${html}</${name}>`)

const atom = fc.constantFrom(
  '<br>',
  '<wbr>',
  '<img src="/a.png" alt="">',
  '<img src="/b.png" alt="b" width="10" height="20" style="float: left">',
  '<ruby>\u6f22<rt>kan</rt></ruby>',
)

const inlineTags = fc.constantFrom(
  ...[
    'b',
    'strong',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'code',
    'span',
    'a href="/x"',
    'small',
    'mark',
    'q',
    'kbd',
    'abbr',
  ],
)

const join = (parts: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(parts, { maxLength }).map((pieces) => pieces.join(''))

/** HTML of whatever the policy allows, nested as it comes. */
export const { document: anyHtml } = fc.letrec<
  Record<'inline' | 'phrase' | 'block' | 'flow' | 'row' | 'document', string>
>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    text,
    atom,
    fc
      .tuple(inlineTags, attribute, join(tie('inline'), 3))
      .map(([tag, written, inside]) => `<${tag}${written}>${inside}</${tag.split(' ')[0]}>`),
  ),
  phrase: join(tie('inline'), 4),
  block: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    inTag(fc.constantFrom('p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre'), tie('phrase')),
    fc.constantFrom('<hr>', '<p></p>', '<p><br></p>', '<ul></ul>', '<table></table>', '<div></div>'),
    inTag(fc.constantFrom('blockquote', 'div', 'section', 'article', 'figure', 'details', 'address'), tie('flow')),
    inTag(fc.constantFrom('ul', 'ol'), join(inTag(fc.constant('li'), tie('flow')), 3)),
    inTag(fc.constant('dl'), join(inTag(fc.constantFrom('dt', 'dd'), tie('flow')), 3)),
    inTag(fc.constantFrom('ins', 'del', 'span'), tie('flow')),
    fc
      .tuple(
        attribute,
        fc.constantFrom('', '<caption>c</caption>'),
        fc.constantFrom('', '<colgroup><col><col></colgroup>'),
        join(tie('row'), 3),
      )
      .map(
        ([written, caption, columns, rows]) => `<table${written}>${caption}${columns}<tbody>${rows}</tbody></table>`,
      ),
  ),
  row: join(
    inTag(
      fc.constantFrom('td', 'th', 'td colspan="2"', 'td rowspan="2"').map((cell) => cell),
      tie('flow'),
    ),
    3,
  ).map((cells) => `<tr>${cells.replaceAll(/<\/td (?:col|row)span="2">/g, '</td>')}</tr>`),
  flow: join(fc.oneof(tie('phrase'), tie('block')), 3),
  document: join(fc.oneof({ weight: 4, arbitrary: tie('block') }, tie('phrase')), 5),
}))
