import { expect, it } from 'vitest'
import { htmlToSlate } from '../convert/html-to-slate.ts'
import { countWords } from './count-words.ts'

it.each([
  ['', 0],
  ['<p>Three <b>be</b>ds, it’s 1,200&nbsp;m – up.</p>', 6],
  ['<ul><li>a<ul><li>b c</li></ul></li></ul><table><tbody><tr><td>d</td></tr></tbody></table><hr>', 4],
  ['<p>x<img src="/a.png" alt="not this">y</p>', 1],
])('counts the words of %s', (html, count) => {
  expect(countWords(htmlToSlate(html))).toBe(count)
})
