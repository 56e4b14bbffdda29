import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../client/replay-clicks.ts'
import '../behaviours/popover-menus.ts'
import '../client/until-loaded.ts'
import { beginWake, endWake, fetch, fetched, load, run, settled } from '../testing/run-wake-script.ts'

beforeEach(beginWake)
afterEach(endWake)

describe('where there is a script for visitors', () => {
  const visitor = '/assets/visitor.js'
  const touch = (selector: string, name = 'pointerover') =>
    document.querySelector(selector)!.dispatchEvent(new Event(name, { bubbles: true }))

  beforeEach(() => {
    document.body.innerHTML = `
      <nav><button id="parent">About</button><a href="/huts">Huts</a></nav>
      <main>
        <p>Words</p><button id="act">Act</button><input id="field"><p data-interactive><b>Plan</b></p>
        <form action="/search" role="search"><input id="words"><button id="search">Search</button></form>
      </main>`
  })

  it.each(['nav a', '#parent', 'main p', '#words', '#search'])(
    'loads that alone at a touch of %s',
    async (selector) => {
      run({ when: 'intent', visitor })
      touch(selector)
      touch(selector, 'pointerdown')
      await settled()
      expect(load).toHaveBeenCalledExactlyOnceWith(visitor)
      expect(fetched()).toEqual([visitor])
    },
  )

  it.each(['#act', '#field', '[data-interactive] b'])('loads the application at a touch of %s', async (selector) => {
    run({ when: 'intent', visitor })
    touch('main p')
    touch(selector)
    touch(selector, 'focusin')
    await settled()
    expect(load.mock.calls).toEqual([[visitor], ['/assets/entry.js']])
  })

  it('stores clicks on controls of the page, and leaves menus and forms with an address alone', async () => {
    run({ when: 'intent', visitor })
    const click = (selector: string) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true })
      document.querySelector('form')!.addEventListener('submit', (submit) => submit.preventDefault())
      document.querySelector(selector)!.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(['#parent', 'nav a', '#search'].map(click)).toEqual([false, false, false])
    await settled()
    expect(load).not.toHaveBeenCalled()
    expect(click('#act')).toBe(true)
    await settled()
    expect(load.mock.calls).toEqual([[visitor], ['/assets/entry.js']])
    expect(window.sitewrightClicks?.()).toEqual([document.querySelector('#act')])
  })

  it('stores clicks on links that the page does better, but for those that open a tab or a window', async () => {
    document.querySelector('main')!.innerHTML += '<a id="open" data-interactive href="#hut"><img alt="Hut"></a>'
    run({ when: 'intent', visitor })
    const picture = document.querySelector('#open img')!
    const click = (init: MouseEventInit = {}) =>
      picture.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    const elsewhere = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]
    expect(elsewhere.map(click)).toEqual([true, true, true])
    await settled()
    expect(load).not.toHaveBeenCalled()
    expect(click()).toBe(false)
    await settled()
    expect(load.mock.calls).toEqual([[visitor], ['/assets/entry.js']])
    expect(window.sitewrightClicks?.()).toEqual([picture.parentElement])
  })

  it('loads the application when that script asks for it, once', async () => {
    run({ when: 'intent', visitor })
    window.sitewrightWake?.()
    window.sitewrightWake?.()
    await settled()
    expect(load.mock.calls).toEqual([[visitor], ['/assets/entry.js']])
  })

  it('loads both by itself when the page says idle, as the page alone has nothing for menus', async () => {
    run({ when: 'idle', visitor })
    touch('main p')
    await settled()
    expect(load.mock.calls).toEqual([[visitor], ['/assets/entry.js']])
  })

  it('fetches what the page will say with its files, and goes on without it', async () => {
    fetch.mockImplementation(async (address) => new Response('', { status: address === '/assets/de.json' ? 404 : 200 }))
    const [kind, part] = ['/assets/de.json', '/assets/files.de.json']
    run({ when: 'intent', visitor, translations: `${kind} ${part}` })
    touch('main p')
    expect(fetched()).toEqual([visitor])
    touch('#act')
    expect(fetched()).toEqual(expect.arrayContaining([kind, part]))
    await settled()
    expect(load.mock.calls).toEqual([[visitor], ['/assets/entry.js']])
  })

  it('tries again at the next touch when it could not be loaded', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    load.mockRejectedValueOnce(new Error('offline'))
    run({ when: 'intent', visitor })
    touch('main p')
    await vi.waitFor(() => expect(log).toHaveBeenCalled())
    touch('main p')
    await settled()
    expect(load.mock.calls).toEqual([[visitor], [visitor]])
  })
})

describe('where the first finger comes before any script', () => {
  const { dataset } = document.documentElement
  const before = dataset['menus']
  beforeEach(() => {
    delete dataset['menus']
    document.body.innerHTML = `<nav><ul><li data-submenu><a id="huts" href="#huts" aria-expanded="false">Huts</a>
      <ul><li><a id="lake" href="#lake">Lake</a></li></ul></li></ul></nav>`
  })
  afterEach(() => {
    delete dataset['menus']
    if (before !== undefined) dataset['menus'] = before
  })

  function tap(selector: string, detail = 1): boolean {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
    // other files of this run may have started the script of the menus
    document.querySelector('nav')!.addEventListener('click', (click) => click.stopPropagation(), { once: true })
    document.querySelector(selector)!.dispatchEvent(event)
    return event.defaultPrevented
  }

  it('opens a submenu by the first tap, and follows the link by the second', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    run({ when: 'intent', visitor: '/assets/visitor.js' })
    expect(tap('#huts')).toBe(true)
    expect(document.querySelector('[data-submenu]')).toHaveAttribute('data-open')
    expect(document.querySelector('#huts')).toHaveAttribute('aria-expanded', 'true')
    expect([tap('#huts'), tap('#lake')]).toEqual([false, false])
  })

  it('leaves that to a mouse, the keyboard, and the script of the menus once it is there', () => {
    const matches = vi.fn(() => ({ matches: false }))
    vi.stubGlobal('matchMedia', matches)
    run({ when: 'intent', visitor: '/assets/visitor.js' })
    expect(tap('#huts')).toBe(false)
    matches.mockReturnValue({ matches: true })
    expect(tap('#huts', 0)).toBe(false)
    dataset['menus'] = ''
    expect(tap('#huts')).toBe(false)
  })
})
