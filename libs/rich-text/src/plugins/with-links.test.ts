import { expect, it } from 'vitest'
import { insertLink } from '../commands/links.ts'
import { editorWith, htmlOf } from '../testing/editor-with.ts'

function type(html: string, text: string) {
  const editor = editorWith(html)
  for (const character of text) {
    if (character === '\n') editor.insertBreak()
    else editor.insertText(character)
  }
  return editor
}

it.each([
  ['<p>|</p>', 'see https://a.example/x now', '<p>see <a href="https://a.example/x">https://a.example/x</a> now</p>'],
  ['<p>|</p>', 'www.a.example, ok', '<p><a href="https://www.a.example">www.a.example</a>, ok</p>'],
  ['<p>|</p>', '(a@b.example) ', '<p>(<a href="mailto:a@b.example">a@b.example</a>) </p>'],
  ['<h2>|</h2>', 'www.a.example\nb', '<h2><a href="https://www.a.example">www.a.example</a></h2><p>b</p>'],
  [
    '<p><b>a |</b></p>',
    'www.a.example b',
    '<p><b>a </b><a href="https://www.a.example"><b>www.a.example</b></a><b> b</b></p>',
  ],
  ['<pre>|</pre>', 'www.a.example b', '<pre>www.a.example b</pre>'],
  ['<p><code>a|</code></p>', ' www.a.example b', '<p><code>a www.a.example b</code></p>'],
  ['<p>|</p>', 'e.g. this etc.So on', '<p>e.g. this etc.So on</p>'],
])('in %s an address that is typed becomes a link: %j', (html, text, expected) => {
  expect(htmlOf(type(html, text))).toBe(expected)
})

it('leaves the end of a link that is there already as it is', () => {
  const link = '<a href="https://a.example/x">https://a.example/x</a>'
  expect(htmlOf(type(`<p>${link.replace('</a>', '|</a>')}</p>`, ' b'))).toBe(`<p>${link} b</p>`)
  expect(htmlOf(type(`<p>${link.replace('</a>', '|</a>')}</p>`, '\nb'))).toBe(`<p>${link}</p><p>b</p>`)
})

it('puts a new link behind another one, not into it', () => {
  const editor = editorWith('<p><a href="/x">a</a>|b</p>')
  editor.select({ path: [0, 1], offset: 0 })
  insertLink(editor, { url: '/y', text: 'c' })
  expect(htmlOf(editor)).toBe('<p><a href="/x">a</a><a href="/y">c</a>b</p>')
})

it('undoes the link alone', async () => {
  const editor = type('<p>|</p>', 'www.a.example ')
  expect(htmlOf(editor)).toContain('<a ')
  editor.undo()
  expect(htmlOf(editor)).toBe('<p>www.a.example </p>')
})
