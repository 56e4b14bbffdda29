import { describe, expect, it } from 'vitest'
import { after } from '../testing/editor-with.ts'
import type { RichEditor } from '../types.ts'
import { deleteColumn, insertColumn } from './table-columns.ts'
import { deleteRow, insertRow } from './table-rows.ts'
import { deleteTable, insertTable, toggleHeaderRow } from './tables.ts'

/** `a b / c d`: rows of cells; `a2` covers two columns, `a_2` two rows, `!a` is a header. */
function table(rows: string, before = ''): string {
  const cell = (text: string) => {
    const [, header, word = '', columns, down] = /^(!?)([a-z.|]+)(\d)?(?:_(\d))?$/.exec(text) ?? []
    const tag = header ? 'th' : 'td'
    const spans = `${columns ? ` colspan="${columns}"` : ''}${down ? ` rowspan="${down}"` : ''}`
    return `<${tag}${spans}>${word.replace('.', '')}</${tag}>`
  }
  const body = rows
    .split(' / ')
    .map((row) => `<tr>${row.split(' ').map(cell).join('')}</tr>`)
    .join('')
  return `<table>${before}<tbody>${body}</tbody></table>`
}

const above = (editor: RichEditor) => insertRow(editor, 'above')
const below = (editor: RichEditor) => insertRow(editor, 'below')
const before = (editor: RichEditor) => insertColumn(editor, 'before')
const behind = (editor: RichEditor) => insertColumn(editor, 'after')

describe('rows and columns', () => {
  it.each([
    ['a| b / c d', below, 'a b / . . / c d'],
    ['a b / c| d', above, 'a b / . . / c d'],
    ['a b / c| d', below, 'a b / c d / . .'],
    ['a|_2 b / d', below, 'a_2 b / d / . .'],
    ['a_3 b / c| / d', below, 'a_4 b / c / . / d'],
    ['!a !b| / !c d', below, '!a !b / !. . / !c d'],
    ['a b| / c d', before, 'a . b / c . d'],
    ['a b| / c d', behind, 'a b . / c d .'],
    ['ab2 / c| d', behind, 'ab3 / c . d'],
    ['a|_2 b / d', behind, 'a_2 . b / . d'],
    ['!a !b| / c d', behind, '!a !b !. / c d .'],
    ['a b / c| d', deleteRow, 'a b'],
    ['a| b / c d', deleteRow, 'c d'],
    ['a_2 b| / d', deleteRow, 'a d'],
    ['a_3 b / c| / d', deleteRow, 'a_2 b / d'],
    ['a b| / c d', deleteColumn, 'a / c'],
    ['ab2 / c d|', deleteColumn, 'ab / c'],
    ['ab|2 / c d', deleteColumn, 'ab / d'],
  ] as const)('%s → %#', (rows, act, expected) => {
    expect(after(table(rows), act)).toBe(table(expected))
  })

  it('keeps the widths of the columns with their columns', () => {
    const columns = (html: string) => `<colgroup>${html}</colgroup>`
    const html = table('a b| / c d', columns('<col style="width: 10px"><col style="width: 20px">'))
    expect(after(html, deleteColumn)).toBe(table('a / c', columns('<col style="width: 10px">')))
    expect(after(html, behind)).toBe(
      table('a b . / c d .', columns('<col style="width: 10px"><col style="width: 20px"><col>')),
    )
    expect(after(table('a b|', '<colgroup span="2"></colgroup>'), behind)).toBe(
      table('a b .', '<colgroup span="3"></colgroup>'),
    )
  })

  it('removes the table with its last row or column, and leaves an empty paragraph', () => {
    expect(after(table('a| b'), deleteRow)).toBe('')
    expect(after(`<p>x</p>${table('a| / b')}`, deleteColumn)).toBe('<p>x</p>')
    expect(after(`${table('a|')}<p>x</p>`, deleteTable)).toBe('<p>x</p>')
  })
})

describe('toggleHeaderRow', () => {
  it('makes the first row a header and back', () => {
    const head = '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>'
    expect(after(table('a| / b'), toggleHeaderRow)).toBe(head)
    expect(after(head.replace('>b<', '>b|<'), toggleHeaderRow)).toBe(table('a / b'))
  })

  it('works for a table of one row', () => {
    expect(after(table('a|'), toggleHeaderRow)).toBe('<table><thead><tr><th>a</th></tr></thead></table>')
  })
})

describe('insertTable', () => {
  it('comes after the paragraph, with the cursor in its first cell', () => {
    const html = after('<p>a|</p><p>b</p>', (editor) => {
      insertTable(editor, { rows: 2, columns: 2 })
      editor.insertText('x')
    })
    expect(html).toBe(
      '<p>a</p><table><thead><tr><th>x</th><th></th></tr></thead><tbody><tr><td></td><td></td></tr></tbody></table><p>b</p>',
    )
  })
})
