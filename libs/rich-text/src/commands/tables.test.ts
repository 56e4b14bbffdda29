import { describe, expect, it } from 'vitest'
import { after, editorWith, htmlOf } from '../testing/editor-with.ts'
import type { RichEditor } from '../types.ts'
import { deleteRow, deleteTable } from './delete-rows.ts'
import { mergeableCells, mergeCells, splitCell } from './merge-cells.ts'
import { deleteColumn, insertColumn } from './table-columns.ts'
import { toggleHeaderRow } from './table-header.ts'
import { insertRow } from './table-rows.ts'
import { insertTable } from './tables.ts'

/** `a b / c d`: rows of cells; `a2` covers two columns, `a_2` two rows, `!a` is a header, `a+b` has two paragraphs. */
function table(rows: string, before = ''): string {
  const cell = (text: string) => {
    const [, header, word = '', columns, down] = /^(!?)([a-z.|[\]+]+)(\d)?(?:_(\d))?$/.exec(text) ?? []
    const tag = header ? 'th' : 'td'
    const spans = `${columns ? ` colspan="${columns}"` : ''}${down ? ` rowspan="${down}"` : ''}`
    const plain = word.replace('.', '')
    const inside = word.includes('+') ? plain.replace(/[^+]+/g, '<p>$&</p>').replaceAll('+', '') : plain
    return `<${tag}${spans}>${inside}</${tag}>`
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

describe('merging', () => {
  it.each([
    // nothing is selected: with the next one
    ['a| b / c d', 'a+b2 / c d'],
    ['[a b] / c d', 'a+b2 / c d'],
    ['a b] / [c d', 'a+b+c+d2'],
    ['[a b / c] d', 'a+c_2 b / d'],
    ['[a . / . d] / e f', 'a+d2 / e f'],
    ['[a . / . .] / e f', 'a2 / e f'],
    ['[ab2 c / d e] f', 'ab+d+e2_2 c / f'],
    ['[a_2 b / d] / e f', 'a+b+d2 / e f'],
    ['x_2 [a b / c d] / e f g', 'x a+b+c+d2 / e f g'],
    ['![a b] / c d', '!a+b2 / c d'],
  ] as const)('of %s → %s, which one undo takes back', (rows, expected) => {
    const editor = editorWith(table(rows))
    const html = htmlOf(editor)
    mergeCells(editor)
    expect(htmlOf(editor)).toBe(table(expected))
    editor.undo()
    expect(htmlOf(editor)).toBe(html)
  })

  it.each(['a b| / c d', '[a] b / c d', 'a|'])('has nothing to merge in %s', (rows) => {
    expect(mergeableCells(editorWith(table(rows)))).toBeUndefined()
  })

  it('keeps to one part of the table', () => {
    const head = '<table><thead><tr><th>[a</th></tr></thead><tbody><tr><td>b]</td></tr></tbody></table>'
    expect(mergeableCells(editorWith(head))).toBeUndefined()
  })

  it.each([
    ['ab|2 / c d', 'ab . / c d'],
    ['a|_2 b / d', 'a b / . d'],
    ['x ab|2_2 y / c z / d e f g', 'x ab . y / c . . z / d e f g'],
    ['!a|2 / c d', '!a !. / c d'],
    ['a| b', 'a b'],
  ] as const)('is undone by splitting %s → %s', (rows, expected) => {
    expect(after(table(rows), splitCell)).toBe(table(expected))
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
