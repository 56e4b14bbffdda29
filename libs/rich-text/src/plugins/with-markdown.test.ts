import { describe, expect, it } from 'vitest'
import { editorWith, htmlOf } from '../testing/editor-with.ts'

function type(html: string, text: string) {
  const editor = editorWith(html)
  for (const character of text) {
    if (character === '\n') editor.insertBreak()
    else editor.insertText(character)
  }
  return editor
}

describe('the signs of Markdown', () => {
  it.each([
    ['<p>|</p>', '# a', '<h1>a</h1>'],
    ['<p>|b</p>', '### ', '<h3>b</h3>'],
    ['<p>|</p>', '- a\nb', '<ul><li>a</li><li>b</li></ul>'],
    ['<p>|</p>', '* a', '<ul><li>a</li></ul>'],
    ['<p>|</p>', '1. a', '<ol><li>a</li></ol>'],
    ['<p>|</p>', '> a', '<blockquote><p>a</p></blockquote>'],
    ['<p>|</p>', '--- a', '<hr><p>a</p>'],
    ['<p>|</p>', '---\na', '<hr><p>a</p>'],
    ['<p>|</p>', '```\na', '<pre>a</pre>'],
    ['<p>|</p>', 'a **b c** d', '<p>a <strong>b c</strong> d</p>'],
    ['<p>|</p>', '*a* _b_ ~~c~~ `d e` f', '<p><em>a</em> <em>b</em> <s>c</s> <code>d e</code> f</p>'],
    ['<p><b>x |</b></p>', '*a* b', '<p><b>x <em>a</em> b</b></p>'],
    ['<h2>|</h2>', '`a`', '<h2><code>a</code></h2>'],
  ])('in %s: %j', (html, text, expected) => {
    expect(htmlOf(type(html, text)).replaceAll('&nbsp;', ' ')).toBe(expected)
  })

  it.each([
    ['<p>a|</p>', '# b', '<p>a# b</p>'],
    ['<p>|</p>', '2*3*4', '<p>2*3*4</p>'],
    ['<p>|</p>', '2 * 3 * 4', '<p>2 * 3 * 4</p>'],
    ['<p>|</p>', 'snake_case_name', '<p>snake_case_name</p>'],
    ['<p>|</p>', '2. a', '<p>2. a</p>'],
    ['<p>|</p>', '#tag\n', '<p>#tag</p><p><br></p>'],
    ['<ul><li>|</li></ul>', '- a', '<ul><li>- a</li></ul>'],
    ['<pre>|</pre>', '# a **b**', '<pre># a **b**</pre>'],
    ['<figure><figcaption>|</figcaption></figure>', '# a', '<figure><figcaption># a</figcaption></figure>'],
    ['<p><code>|a</code></p>', '*b*', '<p><code>*b*a</code></p>'],
  ])('mean nothing elsewhere: in %s %j', (html, text, expected) => {
    expect(htmlOf(type(html, text))).toBe(expected)
  })

  it('come back by undo', () => {
    const heading = type('<p>|</p>', '# ')
    expect(htmlOf(heading)).toBe('<h1><br></h1>')
    heading.undo()
    expect(htmlOf(heading)).toBe('<p># </p>')
    const bold = type('<p>|</p>', '**a**')
    bold.undo()
    expect(htmlOf(bold)).toBe('<p>**a**</p>')
  })
})
