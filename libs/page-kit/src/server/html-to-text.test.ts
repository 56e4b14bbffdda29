import { describe, expect, it } from 'vitest'
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

  it('takes time in proportion to the text', () => {
    for (const piece of ['<', '>', '&', '<p>', ' ', '<!--', '<b ', '&amp']) {
      const start = performance.now()
      htmlToText(piece.repeat(50_000))
      expect(performance.now() - start, piece).toBeLessThan(2_000)
    }
  })
})
