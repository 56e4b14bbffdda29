import { describe, expect, it } from 'vitest'
import { inAppAddress } from './use-in-app-links.ts'

function click(html: string, init: MouseEventInit = {}) {
  document.body.innerHTML = html
  const target = document.querySelector('b') ?? document.querySelector('a') ?? document.body
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  let address: string | undefined
  const handleClick = (e: MouseEvent) => {
    address = inAppAddress(e, window.location)
    e.preventDefault() // jsdom cannot navigate
  }
  document.body.addEventListener('click', handleClick, { once: true })
  target.dispatchEvent(event)
  return address
}

describe('a click on a link', () => {
  it('leads inside the site, also from within the link', () => {
    expect(click('<a href="/huts?x=1#map">Huts</a>')).toBe('/huts?x=1#map')
    expect(click('<a href="/huts"><b>Huts</b></a>')).toBe('/huts')
    expect(click(`<a href="${window.location.origin}/huts">Huts</a>`)).toBe('/huts')
  })

  it.each([
    ['another host', '<a href="https://example.org/huts">x</a>'],
    ['another scheme', '<a href="mailto:a@example.org">x</a>'],
    ['a new tab', '<a href="/huts" target="_blank">x</a>'],
    ['a download', '<a href="/huts" download>x</a>'],
    ['the API', '<a href="/api/1/private/file-get.php?id=3">x</a>'],
    ['a file', '<a href="/sitemap.xml">x</a>'],
    ['a jump within the page', '<a href="#content">x</a>'],
    ['no address', '<a>x</a>'],
    ['no link', '<p>x</p>'],
    ['a text that is being written', '<div contenteditable="true"><p><a href="/huts">x</a></p></div>'],
    [
      'what is shown as it is in such a text',
      '<div contenteditable="true"><span contenteditable="false"><a href="/huts">x</a></span></div>',
    ],
  ])('is left to the browser for %s', (_, html) => {
    expect(click(html)).toBeUndefined()
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %j',
    (init) => {
      expect(click('<a href="/huts">x</a>', init)).toBeUndefined()
    },
  )
})
