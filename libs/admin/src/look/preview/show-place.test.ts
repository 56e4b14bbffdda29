import { describe, expect, it } from 'vitest'
import { scrollTo, type Place } from './show-place.ts'

interface Laid {
  /** Pixels of the page above what is seen. */
  above?: number
  /** Pixels that the parts are high. */
  main?: number
  footer?: number
}

/** A window 600 pixels high on a page with a masthead of 100 pixels, what it is about, and a footer. */
function viewOf({ above = 0, main = 2000, footer = 200 }: Laid): Window {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = '<header></header><main><article><footer></footer></article></main><footer></footer>'
  const lay = (selector: string, top: number, height: number) =>
    Object.assign(page.querySelector(selector)!, {
      getBoundingClientRect: () => ({ top: top - above, bottom: top + height - above }),
    })
  lay('main', 100, main)
  lay('body > footer', 100 + main, footer)
  return { document: page, innerHeight: 600, scrollY: above } as Window
}

describe('to see a part of a page, it', () => {
  it.each<[string, Place, Laid, number | undefined]>([
    ['goes up to the masthead', 'masthead', { above: 900 }, 0],
    ['stays where the masthead is seen', 'masthead', {}, undefined],
    ['goes down until all of the footer is seen', 'footer', {}, 100 + 2000 + 200 - 600],
    ['goes on where a part of the footer is seen', 'footer', { above: 1600 }, 1700],
    ['stays where all of the footer is seen', 'footer', { above: 1700 }, undefined],
    ['stays on a short page', 'footer', { main: 100 }, undefined],
    ['begins with the top of a footer that is higher than the window', 'footer', { footer: 900 }, 2100],
    ['goes back to the content from a high footer', 'content', { above: 2100, footer: 900 }, 100],
    ['stays where half of the window is content', 'content', { above: 1700 }, undefined],
    ['stays where all of a short content is seen', 'content', { main: 100 }, undefined],
  ])('%s', (_, place, laid, expected) => {
    expect(scrollTo(place, viewOf(laid))).toBe(expected)
  })

  it('stays where the page does not have it', () => {
    const page = document.implementation.createHTMLDocument()
    const view = { document: page, innerHeight: 600, scrollY: 0 } as Window
    expect(scrollTo('footer', view)).toBeUndefined()
    expect(scrollTo('content', view)).toBeUndefined()
  })
})
