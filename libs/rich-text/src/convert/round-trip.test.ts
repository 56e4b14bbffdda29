import { describe, expect, it } from 'vitest'
import { cleanHtml } from '@sitewright/html/browser'
import type { Block } from '../types.ts'
import { htmlToSlate } from './html-to-slate.ts'
import { slateToHtml } from './slate-to-html.ts'

/** Copies of all nodes, so that nothing is remembered and everything is written again. */
function forget(blocks: Block[]): Block[] {
  return structuredClone(blocks)
}

const documents = [
  '<h1>Huts</h1><p>One <strong>bold <em>both</em></strong> end.</p>',
  '<p><em><strong>a</strong>b</em><a href="/x">c<b>d</b></a></p>',
  '<p lang="de" class="text-red" style="text-align: center">a<br>b</p>',
  '<p></p><p><br></p><p>a<br></p>',
  '<ul><li>a<ul><li>b</li><li><p>c</p></li></ul></li><li></li></ul>',
  '<ol start="3" reversed=""><li value="4">a</li></ol>',
  '<blockquote cite="/q">a<p>b</p>c</blockquote>',
  '<pre>\n\n  a\n b</pre><pre><code>x &lt; y</code></pre>',
  '<table style="width: 50%"><caption>c</caption><colgroup span="2"></colgroup><colgroup><col style="width: 10px"></colgroup><thead><tr><th scope="col">a</th><th></th></tr></thead><tbody><tr><td colspan="2">b<p>c</p></td></tr></tbody></table>',
  '<p>a<img src="/a.png" alt="a" width="10"><a href="/b"><img src="/b.png" alt=""></a></p>',
  '<p><ruby>a<rt>b</rt></ruby>long<wbr>word</p>',
  '<hr class="text-red"><table></table><ul></ul>',
  '<div>a<div>b</div></div><dl><dt>a</dt><dd>b</dd></dl><details open=""><summary>a</summary>b</details>',
  '<ins><p>a</p></ins><a href="/x"><h2>b</h2></a>',
  '<p>a&nbsp;b &amp; &lt;c&gt; "d"</p><p title="&quot;&lt;&gt;&amp;">e</p>',
  'bare <b>text</b><p>a</p>more',
  '<p><small><small>a</small></small><q>b</q><time datetime="2026">c</time><kbd>d</kbd></p>',
  '',
]

describe('html → editor → html', () => {
  it.each(documents)('keeps %s (SINGLE-009)', (html) => {
    expect(cleanHtml(html)).toBe(html)
    expect(slateToHtml(forget(htmlToSlate(html)))).toBe(html)
  })

  it('returns an untouched document to the letter, with its white space (SINGLE-009)', () => {
    const html = '<p>a</p>\n\n  <p>b\n c</p>\n<b></b>'
    expect(slateToHtml(htmlToSlate(html))).toBe(html)
  })

  it('rewrites only the block that changed', () => {
    const blocks = htmlToSlate('<p>a\n b</p><p>c\n d</p>')
    const [first] = blocks
    if (!first) throw new Error('no block')
    expect(slateToHtml([first, { type: 'paragraph', children: [{ text: 'e' }] }])).toBe('<p>a\n b</p><p>e</p>')
  })

  it('collapses white space as a browser does', () => {
    expect(slateToHtml(forget(htmlToSlate('\n<p>\n a  <b> b </b>\n c <br> d </p>\n')))).toBe('<p>a <b>b </b>c<br>d</p>')
  })

  it('keeps every typed space visible', () => {
    const html = slateToHtml([{ type: 'paragraph', children: [{ text: ' a  b   c\n d ' }] }])
    expect(html).toBe('<p>&nbsp;a &nbsp;b &nbsp;&nbsp;c<br>&nbsp;d </p>')
  })

  it('sanitises what it reads', () => {
    expect(slateToHtml(htmlToSlate('<p onclick="x">a<script>b</script></p><svg><a>c</a></svg>'))).toBe('<p>a</p>')
  })
})
