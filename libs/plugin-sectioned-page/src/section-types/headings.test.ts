// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { sectionOf, textSection } from '../testing/sample-pages.ts'
import { anchorsIn, anchorsOfText, withAnchors } from '@sitewright/html'
import { headingsOf } from './headings.ts'

describe('the headings of a page', () => {
  it('are found in all rich texts in order, each with an anchor of its own', () => {
    const sections = [
      textSection('<h1>Our <b>hüt</b> &amp; lake</h1><p>No heading</p><h2 class="x">Prices</h2>'),
      sectionOf('quote', { Text: '<h2>Not HTML</h2>' }),
      sectionOf('accordion', {
        Entries: [
          { Title: 'a', Content: '<h3>Prices</h3>' },
          { Title: 'b', Content: '' },
        ],
      }),
      textSection('<h2>Prices</h2><h2>Prices 2</h2><h2>Prices-2</h2><h2>⛰</h2><h4></h4>'),
    ]
    const { headings, anchors } = headingsOf(sections)
    expect(headings.map(({ id, level, words }) => `${level} ${id} ${words}`)).toEqual([
      '1 h-our-hut-lake Our hüt & lake',
      '2 h-prices Prices',
      '3 h-prices-2 Prices',
      '2 h-prices-3 Prices',
      '2 h-prices-2-2 Prices 2',
      '2 h-prices-2-3 Prices-2',
      '2 h- ⛰',
    ])
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length)
    expect(anchors[1]).toBeUndefined()
    expect(anchorsOfText(anchors[2], 0)).toBe('h-prices-2')
    expect(anchorsOfText(anchors[2], 1)).toBe('')
  })

  it('keep the names by which links of their own text lead to them', () => {
    const { headings } = headingsOf([
      textSection('<h2>Prices</h2><h2>Über uns</h2>'),
      textSection('<p><a href="#h-prices">a</a> <a href="#h-%C3%BCber-uns">b</a></p><h2>Prices</h2><h2>Über uns</h2>'),
    ])
    expect(headings.map(({ id }) => id)).toEqual(['h-prices-2', 'h-uber-uns', 'h-prices', 'h-über-uns'])
  })

  it('keep the marks of all scripts, and are still led to by the names that they had without', () => {
    const html = '<h2>हिन्दी</h2><h2>Über uns</h2>'
    const { headings, anchors } = headingsOf([textSection(html)])
    expect(headings.map(({ id }) => id)).toEqual(['h-हिन्दी', 'h-uber-uns'])
    expect(withAnchors(html, anchors[0])).toBe(
      '<h2 id=h-हिन्दी><a id=h-हनद></a>हिन्दी</h2><h2 id=h-uber-uns>Über uns</h2>',
    )
    expect(anchorsIn(anchors[0])).toEqual(['h-हिन्दी', 'h-uber-uns'])
  })

  it('keep the name of one script by which a link of their own text leads to them from before', () => {
    const { headings } = headingsOf([textSection('<p><a href="#h-ह-न-द">a</a></p><h2>हिन्दी</h2>')])
    expect(headings.map(({ id }) => id)).toEqual(['h-ह-न-द'])
  })

  it('are led to by their words, whichever section they are in', () => {
    const [first, second] = [
      '<p><a href="#fees">a</a> <a href="#none">b</a> <a href="#Über-uns">c</a></p>',
      '<h2>Fees</h2><h3>Über uns</h3>',
    ]
    const { anchors } = headingsOf([textSection(first), textSection(second)])
    expect(withAnchors(first, anchors[0])).toBe(
      '<p><a href="#h-fees">a</a> <a href="#none">b</a> <a href="#h-uber-uns">c</a></p>',
    )
    expect(withAnchors(second, anchors[1])).toBe('<h2 id=h-fees>Fees</h2><h3 id=h-uber-uns>Über uns</h3>')
    expect(anchorsIn(anchors[0])).toEqual([])
  })

  it('have an anchor that is never cut within a character', () => {
    const { headings } = headingsOf([textSection(`<h2>${'a'.repeat(57)}\u{20000}\u{20001}</h2>`)])
    expect(headings[0]?.id).toBe(`h-${'a'.repeat(57)}`)
  })

  it('have their anchors in the text that is shown, and nothing else changes', () => {
    const html = '<h1>Hut</h1><p title="a &lt;h2>">x</p><h2 class="y">Lake</h2>'
    const { anchors } = headingsOf([textSection(html)])
    expect(withAnchors(html, anchors[0])).toBe(
      '<h1 id=h-hut>Hut</h1><p title="a &lt;h2>">x</p><h2 id=h-lake class="y">Lake</h2>',
    )
    expect(withAnchors(html, undefined)).toBe(html)
  })
})
