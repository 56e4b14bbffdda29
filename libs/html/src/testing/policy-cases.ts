/** What each sanitiser has to make of a piece of HTML; compared as parsed documents. */
export interface PolicyCase {
  name: string
  html: string
  clean: string
}

const kept = (name: string, html: string): PolicyCase => ({ name, html, clean: html })

/** The table that the server's and the browser's sanitiser both have to fulfil. */
export const policyCases: readonly PolicyCase[] = [
  kept('keeps plain text', 'Salt &amp; pepper'),
  kept('keeps paragraphs and headings', '<h1>Huts</h1><h2>a</h2><h6>b</h6><p>One.</p><p>Two.</p>'),
  kept(
    'keeps character formats',
    '<p><b>a</b><strong>b</strong><em>c</em><u>d</u><s>e</s><sub>f</sub><sup>g</sup></p>',
  ),
  kept('keeps code and quotes', '<pre><code>a\n  b</code></pre><blockquote><p>So it is.</p></blockquote>'),
  kept('keeps blank lines at the start of code', '<pre>\n\n\na</pre>'),
  kept('keeps nested lists', '<ul><li>a<ol start="3" type="i"><li value="7">b</li></ol></li></ul>'),
  kept('keeps definition lists', '<dl><dt>Hut</dt><dd>A small house.</dd></dl>'),
  kept('keeps a link', '<p><a href="/huts?x=1#top" title="Huts">huts</a></p>'),
  kept('keeps mail and telephone links', '<p><a href="mailto:a@b.example">m</a><a href="tel:+6433891234">t</a></p>'),
  kept('keeps an image', '<p><img src="/f/1.jpg" alt="A hut" width="640" height="480" loading="lazy"></p>'),
  kept('keeps an image without a description', '<p><img src="https://a.example/1.jpg" alt=""></p>'),
  kept(
    'keeps a table',
    '<table><caption>Beds</caption><colgroup><col span="2"></colgroup><thead><tr><th scope="col">Hut</th><th>Beds</th>' +
      '</tr></thead><tbody><tr><td colspan="2" rowspan="1">None</td></tr></tbody></table>',
  ),
  kept('keeps a rule', '<p>a</p><hr><p>b</p>'),
  kept('keeps language and direction', '<p lang="ar" dir="rtl">\u0645\u0631\u062d\u0628\u0627</p>'),
  kept('keeps a figure', '<figure><img src="a.png" alt="a"><figcaption>The hut</figcaption></figure>'),
  kept('keeps details', '<details open=""><summary>More</summary><p>Text</p></details>'),
  kept('keeps the palette', '<p><span class="text-red">a</span><span class="highlight-yellow">b</span></p>'),
  kept(
    'keeps the size and place of pictures',
    '<figure class="image-small image-left"><img src="a.png" alt=""><figcaption>a</figcaption></figure><p><img src="b.png" alt="" class="image-middle image-center"></p>',
  ),
  kept(
    'keeps the shape of pictures and what of them stays in sight',
    '<p><img src="a.png" alt="" class="image-16x9" style="object-position: 30% 100%"></p>',
  ),
  {
    name: 'drops a focal point that is none, or of no picture',
    html: '<p style="object-position: 1% 1%"><img src="a.png" alt="" style="object-position: -5px 120%"></p>',
    clean: '<p><img src="a.png" alt=""></p>',
  },
  kept('keeps alignment', '<p style="text-align: center">a</p>'),
  kept('keeps colours', '<p><span style="color: #c00; background-color: rgb(255, 240, 0)">a</span></p>'),
  kept('keeps an image that floats', '<p><img src="a.png" alt="" style="float: left; margin: 0 1em 1em 0"></p>'),
  kept('keeps the width of a table', '<table style="width: 50%"><tbody><tr><td>a</td></tr></tbody></table>'),
  kept('keeps a time and edits', '<p><time datetime="2026-11-21">today</time> <del>a</del><ins>b</ins></p>'),
  kept('keeps ruby', '<p><ruby>\u6f22<rp>(</rp><rt>kan</rt><rp>)</rp></ruby></p>'),
  kept('keeps where a change comes from', '<p><del cite="https://a.example/why" datetime="2026-03-01">a</del></p>'),
  {
    name: 'drops who made a change, or wrote what is quoted',
    html: '<blockquote cite="mailto:ann@a.example"><p><ins cite="mailto:Ann%20Hill">a</ins></p></blockquote>',
    clean: '<blockquote><p><ins>a</ins></p></blockquote>',
  },
  {
    name: 'keeps the words of built-in elements that a page extends',
    html: '<p>a <b is="x">b</b></p>',
    clean: '<p>a <b>b</b></p>',
  },
  { name: 'drops scripts with their text', html: '<p>a</p><script>alert(1)</script>', clean: '<p>a</p>' },
  { name: 'drops style sheets', html: '<style>p{position:fixed}</style><p>a</p>', clean: '<p>a</p>' },
  { name: 'drops event attributes', html: '<p onclick="alert(1)">a</p>', clean: '<p>a</p>' },
  { name: 'drops javascript: addresses', html: '<a href="javascript:alert(1)">a</a>', clean: '<a>a</a>' },
  {
    name: 'drops javascript: behind a non-breaking space',
    html: '<a href="&nbsp;javascript:alert(1)">a</a>',
    clean: '<a>a</a>',
  },
  { name: 'drops javascript: with a tab in it', html: '<a href="java&#9;script:alert(1)">a</a>', clean: '<a>a</a>' },
  { name: 'drops data: links', html: '<a href="data:text/html,x">a</a>', clean: '<a>a</a>' },
  {
    name: 'drops an image of a data: address',
    html: '<p>a<img src="data:image/png;base64,AA" alt="x"></p>',
    clean: '<p>a</p>',
  },
  { name: 'drops an image without an address', html: '<p>a<img alt="x"></p>', clean: '<p>a</p>' },
  { name: 'drops id and name', html: '<p id="cookie"><a name="body">a</a></p>', clean: '<p><a>a</a></p>' },
  { name: 'drops frames', html: '<p>a</p><iframe src="https://a.example"></iframe>', clean: '<p>a</p>' },
  { name: 'drops drawings', html: '<p>a</p><svg><text>b</text></svg>', clean: '<p>a</p>' },
  { name: 'keeps what a form says but not the form', html: '<form action="/x"><p>a</p></form>', clean: '<p>a</p>' },
  { name: 'keeps the words of unknown elements', html: '<p><blink>a</blink></p>', clean: '<p>a</p>' },
  { name: 'drops foreign classes', html: '<p class="dialog text-red x">a</p>', clean: '<p class="text-red">a</p>' },
  {
    name: 'drops styles that could cover the page',
    html: '<p style="position: fixed; inset: 0; z-index: 9; color: red">a</p>',
    clean: '<p style="color: red">a</p>',
  },
  { name: 'drops negative margins', html: '<p style="margin-top: -900px">a</p>', clean: '<p>a</p>' },
  { name: 'drops negative margins in a list', html: '<p style="margin: 0 -9em">a</p>', clean: '<p>a</p>' },
  { name: 'drops url() in styles', html: '<p style="background-color: url(//a.example)">a</p>', clean: '<p>a</p>' },
  {
    name: 'drops sizes that are no sizes',
    html: '<table style="width: 100vw"><tbody><tr><td>a</td></tr></tbody></table>',
    clean: '<table><tbody><tr><td>a</td></tr></tbody></table>',
  },
  {
    name: 'cuts a new window off from the page',
    html: '<a href="/a" target="_blank" rel="opener nofollow">a</a>',
    clean: '<a href="/a" target="_blank" rel="nofollow noopener noreferrer">a</a>',
  },
  { name: 'drops other targets', html: '<a href="/a" target="top">a</a>', clean: '<a href="/a">a</a>' },
  {
    name: 'completes an address without a scheme',
    html: '<a href="//a.example/x">a</a>',
    clean: '<a href="https://a.example/x">a</a>',
  },
  {
    name: 'drops attributes it does not know',
    html: '<p data-x="1" aria-hidden="true" role="alert">a</p>',
    clean: '<p>a</p>',
  },
  { name: 'drops comments', html: '<p>a<!-- b --></p>', clean: '<p>a</p>' },
]
