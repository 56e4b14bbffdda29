import { describe, expect, it } from 'vitest'
import { worstHtml } from '../testing/worst-html.ts'
import { htmlToText } from './html-to-text.ts'

describe('htmlToText', () => {
  it.each([
    ['', ''],
    ['plain', 'plain'],
    ['<h1>Huts</h1><p>Three <b>ha</b>rd beds.</p>', 'Huts Three hard beds.'],
    ['<p>one<br>two</p><ul><li>three<li>four</ul>', 'one two three four'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'a b'],
    [
      '<p>Salt &amp; pepper &lt;b&gt; &quot;x&quot; &nbsp; &eacute; &amp;amp;</p>',
      'Salt & pepper <b> "x" \u00e9 &amp;',
    ],
    ['<p>a</p><script>b</script><style>c</style>', 'a'],
    ['a < b > c', 'a < b > c'],
    ['<p title="x > y">a</p>', 'a'],
    ['a<!-- b -->c', 'ac'],
    ['<p>\u6f22\u5b57 \ud83c\udfd4\ufe0f</p>', '\u6f22\u5b57 \ud83c\udfd4\ufe0f'],
  ])('reads %j as %j', (html, text) => {
    expect(htmlToText(html)).toBe(text)
  })

  // A reader whose time grows with the square of the length needs minutes for one of these.
  it.each(worstHtml)('reads two million characters of %s', { timeout: 60_000 }, (_, html) => {
    expect(htmlToText(html(2_000_000)).length).toBeLessThanOrEqual(2_000_000)
  })
})
