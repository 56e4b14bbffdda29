import { describe, expect, it } from 'vitest'
import { after } from '../testing/editor-with.ts'
import type { RichEditor } from '../types.ts'
import { indentItem, outdentItem, toggleList } from './lists.ts'

const bullets = (editor: RichEditor) => toggleList(editor, false)
const numbers = (editor: RichEditor) => toggleList(editor, true)
const indent = (editor: RichEditor) => void indentItem(editor)
const outdent = (editor: RichEditor) => void outdentItem(editor)

describe('toggleList', () => {
  it.each([
    ['<p>a|</p>', bullets, '<ul><li>a</li></ul>'],
    [
      '<h2>[a</h2><p style="text-align: center">b]</p><p>c</p>',
      numbers,
      '<ol><li>a</li><li style="text-align: center">b</li></ol><p>c</p>',
    ],
    ['<ul><li>[a</li><li>b]</li></ul>', bullets, '<p>a</p><p>b</p>'],
    ['<ul><li>a</li><li>b|</li><li>c</li></ul>', bullets, '<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>'],
    ['<ol start="4" lang="de"><li>a|</li></ol>', bullets, '<ul lang="de"><li>a</li></ul>'],
    ['<ul><li>a<ul><li>b|</li></ul></li></ul>', numbers, '<ul><li>a<ol><li>b</li></ol></li></ul>'],
    ['<ul><li>a<ul><li>b|</li></ul></li></ul>', bullets, '<ul><li>a</li></ul><p>b</p>'],
    ['<p>[a</p><ul><li>b]</li></ul>', numbers, '<ol><li>a</li></ol><ol><li>b</li></ol>'],
    [
      '<table><tbody><tr><td>a|</td></tr></tbody></table>',
      bullets,
      '<table><tbody><tr><td><ul><li>a</li></ul></td></tr></tbody></table>',
    ],
  ])('%s', (html, act, expected) => {
    expect(after(html, act)).toBe(expected)
  })
})

describe('indentItem and outdentItem', () => {
  it.each([
    ['<ul><li>a</li><li>b|</li></ul>', indent, '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<ul><li>a<ul><li>b</li></ul></li><li>c|</li></ul>', indent, '<ul><li>a<ul><li>b</li><li>c</li></ul></li></ul>'],
    ['<ol><li>a|</li></ol>', indent, '<ol><li>a</li></ol>'],
    ['<ul><li>a<ul><li>b|</li></ul></li><li>c</li></ul>', outdent, '<ul><li>a</li><li>b</li><li>c</li></ul>'],
    [
      '<ul><li>a<ul><li>b|</li><li>c</li><li>d</li></ul></li></ul>',
      outdent,
      '<ul><li>a</li><li>b<ul><li>c</li><li>d</li></ul></li></ul>',
    ],
    [
      '<ul><li>a<ul><li>b</li><li>c|<ul><li>d</li></ul></li><li>e</li></ul></li></ul>',
      outdent,
      '<ul><li>a<ul><li>b</li></ul></li><li>c<ul><li>d</li><li>e</li></ul></li></ul>',
    ],
    [
      '<ul><li>a</li><li>b|<ul><li>c</li></ul></li><li>d</li></ul>',
      outdent,
      '<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul><ul><li>d</li></ul>',
    ],
    ['<ul><li>a|</li></ul>', outdent, '<p>a</p>'],
  ])('%s', (html, act, expected) => {
    expect(after(html, act)).toBe(expected)
  })
})
