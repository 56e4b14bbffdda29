import { expect, it } from 'vitest'
import { headingAnchors, headingsIn, headingsLedTo, nameHeadings } from './headings.ts'

it('names headings by their words, each once', () => {
  expect(headingAnchors(['Before you go!', 'Über Hütten', 'Before you go', '…'])).toEqual([
    ...['h-before-you-go', 'h-über-hütten', 'h-before-you-go-2', 'h-heading'],
  ])
})

it('keeps the marks of words, which are the vowels of many scripts', () => {
  expect(headingAnchors(['हिन्दी में', 'ภาษาไทย', 'עִבְרִית', 'がく', 'e\u0301t\u00e9'])).toEqual([
    ...['h-हिन्दी-में', 'h-ภาษาไทย', 'h-עִבְרִית', 'h-がく', 'h-\u00e9t\u00e9'],
  ])
})

it('is still led to by the name that it had when marks parted words', () => {
  const html = '<h2>हिन्दी</h2><h2>Walks</h2>'
  expect(headingsIn(html)[0]).toMatchObject({ anchor: 'h-हिन्दी', former: 'h-ह-न-द' })
  expect(nameHeadings(html, () => true)).toBe('<h2 id=h-हिन्दी><a id=h-ह-न-द></a>हिन्दी</h2><h2 id=h-walks>Walks</h2>')
  expect(nameHeadings(html, (anchor) => anchor === 'h-हिन्दी')).toBe('<h2 id=h-हिन्दी>हिन्दी</h2><h2>Walks</h2>')
})

it('finds the headings of a text as they are read, and gives the text their names', () => {
  const html = '<h1>Huts &amp; <b>cabins</b></h1><h2 class="x">Two<br>lines</h2><h2></h2><p>Huts</p>'
  expect(headingsIn(html)).toEqual([
    { level: 1, words: 'Huts & cabins', anchor: 'h-huts-cabins' },
    { level: 2, words: 'Two lines', anchor: 'h-two-lines' },
    { level: 2, words: '', anchor: 'h-heading' },
  ])
  expect(nameHeadings(html, () => true)).toBe(
    '<h1 id=h-huts-cabins>Huts &amp; <b>cabins</b></h1><h2 id=h-two-lines class="x">Two<br>lines</h2><h2 id=h-heading></h2><p>Huts</p>',
  )
})

it('leaves the name that a heading has, and headings that nobody wants to reach', () => {
  const html = '<h2 id=h-own>Huts</h2><h2>Walks</h2><h2>Maps</h2>'
  expect(nameHeadings(html, (anchor) => anchor !== 'h-maps')).toBe(
    '<h2 id=h-own>Huts</h2><h2 id=h-walks>Walks</h2><h2>Maps</h2>',
  )
})

it('finds the headings that a text leads to itself', () => {
  expect([...headingsLedTo('<p><a href="#h-h%C3%BCtten">a</a> <a href="#x">b</a></p>')]).toEqual(['h-hütten'])
})
