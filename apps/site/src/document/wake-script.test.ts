import { createHash } from 'node:crypto'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../client/replay-clicks.ts'
import '../behaviours/popover-menus.ts'
import '../client/until-loaded.ts'
import { wakeScript, wakeScriptHash } from './wake-script.ts'

const load = vi.fn<(address: string) => Promise<void>>(async () => {})
const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}'))

/** Runs the script as its element in the document would; only the `import()`, which jsdom lacks, leads to a function. */
function run(data: Record<string, string>) {
  const text = wakeScript.replaceAll(/\bimport\(/g, 'load(')
  const element = document.createElement('script')
  Object.assign(element.dataset, { entry: '/assets/entry.js', modules: '/assets/a.js /assets/b.js', ...data })
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element)
  vi.stubGlobal('load', load)
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback())
  runInThisContext(text)
}

/** Files that were fetched before they are imported. */
const fetched = () =>
  fetch.mock.calls.flatMap(([address]) =>
    typeof address === 'string' && address.startsWith('/assets/') ? [address] : [],
  )

/** What is fetched has come. */
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  // what is tried again later must not be in the files after this one
  vi.useFakeTimers()
  document.body.innerHTML = '<a href="#x">Link</a><button popovertarget="x">Open</button><button>Act</button>'
  document.body.innerHTML += '<form><button id="send">Send</button></form>'
})

afterEach(() => {
  vi.useRealTimers()
  window.sitewrightClicks?.()
  delete window.sitewrightWake
  delete window.sitewrightAgain
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  load.mockClear()
  fetch.mockClear()
})

describe('inline script', () => {
  it('has the hash that is in the Content-Security-Policy', () => {
    expect(wakeScriptHash).toBe(`'sha256-${createHash('sha256').update(wakeScript, 'utf8').digest('base64')}'`)
    expect(wakeScript).not.toContain('</')
  })

  it('loads nothing until the visitor interacts', async () => {
    run({ when: 'intent' })
    await settled()
    expect(load).not.toHaveBeenCalled()
    expect(fetched()).toEqual([])
  })

  it('fills in today for fields that start with it, before anything is loaded', async () => {
    vi.useFakeTimers({ now: new Date(2027, 2, 5, 9) })
    document.body.innerHTML += '<input data-today="" value=""><input data-today="" value="01/02/2003"><input value="">'
    run({ when: 'intent', today: '' })
    const values = [...document.querySelectorAll('input')].map(({ value }) => value)
    expect(values).toEqual(['05/03/2027', '01/02/2003', ''])
    await settled()
    expect(load).not.toHaveBeenCalled()
  })

  it.each(['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'])(
    'loads the application at %s, once',
    async (name) => {
      run({ when: 'intent' })
      document.body.dispatchEvent(new Event(name, { bubbles: true }))
      document.body.dispatchEvent(new Event(name, { bubbles: true }))
      await settled()
      expect(load).toHaveBeenCalledExactlyOnceWith('/assets/entry.js')
      expect(fetched()).toEqual(['/assets/entry.js', '/assets/a.js', '/assets/b.js'])
    },
  )

  it.each(['idle', 'now'])('loads it by itself when the page says %s', async (when) => {
    run({ when })
    await settled()
    expect(load).toHaveBeenCalledOnce()
  })

  it('tries again at the next interaction when the application could not be loaded', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    load.mockRejectedValueOnce(new Error('offline'))
    run({ when: 'intent' })
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    await vi.waitFor(() => expect(log).toHaveBeenCalled())
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    await settled()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('imports nothing that could not be fetched, as browsers never fetch that again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    run({ when: 'intent' })
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    await settled()
    expect(load).not.toHaveBeenCalled()
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    await settled()
    expect(load).toHaveBeenCalledExactlyOnceWith('/assets/entry.js')
  })

  it('stores clicks on controls that need the application, and leaves links and popover buttons alone', async () => {
    run({ when: 'intent' })
    const click = (element: Element | null) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true })
      element?.dispatchEvent(event)
      return event.defaultPrevented
    }
    const [open, act] = document.querySelectorAll('button')
    expect(click(document.querySelector('a'))).toBe(false)
    expect(click(open!)).toBe(false)
    expect(click(act!)).toBe(true)
    expect(click(document.querySelector('#send'))).toBe(true)
    await settled()
    expect(load).toHaveBeenCalledOnce()
    expect(window.sitewrightClicks?.()).toEqual([act, document.querySelector('#send')])
    expect(click(act!)).toBe(false)
  })

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

  describe('where the browser has put back what was typed', () => {
    it.each([
      ['a field', '<main><input></main>', (input: HTMLInputElement) => (input.value = 'Jo')],
      ['a box', '<main><input type="checkbox"></main>', (input: HTMLInputElement) => (input.checked = true)],
    ])('loads the application by itself: %s', async (_, html, restore) => {
      document.body.innerHTML = html
      restore(document.querySelector('input')!)
      run({ when: 'intent' })
      await settled()
      expect(load).toHaveBeenCalledExactlyOnceWith('/assets/entry.js')
    })

    it('does not for fields as they were written, or that begin with today', async () => {
      document.body.innerHTML = '<main><input value="Jo"><input data-today><textarea>Words</textarea></main><input>'
      document.querySelector<HTMLInputElement>('body > input')!.value = 'elsewhere'
      run({ when: 'intent' })
      await settled()
      expect(load).not.toHaveBeenCalled()
    })
  })

  describe('what somebody waits for', () => {
    beforeEach(() => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
    })
    const told = () => document.querySelector('[role=alert], [role=status]')?.textContent

    it('is tried again by itself, and said, until it is there', async () => {
      load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
      run({ when: 'intent' })
      document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
      await vi.advanceTimersByTimeAsync(1_000)
      expect(told()).toMatch(/did not load. Trying again/)
      await vi.advanceTimersByTimeAsync(1_000)
      expect(load).toHaveBeenCalledTimes(2)
      window.dispatchEvent(new Event('online'))
      await vi.advanceTimersByTimeAsync(1)
      expect(load).toHaveBeenCalledTimes(3)
      expect(told()).toBeUndefined()
    })

    it('is said to be loading after a while, and no longer once the click is carried out', async () => {
      run({ when: 'intent' })
      document.querySelectorAll('button')[1]!.click()
      await vi.advanceTimersByTimeAsync(600)
      expect(told()).toBeUndefined()
      await vi.advanceTimersByTimeAsync(200)
      expect(told()).toBe('Loading…')
      window.sitewrightClicks?.()
      expect(told()).toBeUndefined()
    })
  })

  it('reports the page hit (SHELL-052)', () => {
    run({ when: 'intent', hit: '12' })
    const [address, init] = fetch.mock.calls[0]!
    expect(address).toBe('/api/1/public/page-hit.json.php')
    expect(init).toMatchObject({ method: 'POST', keepalive: true, body: '{"id":12}' })
    expect(init?.headers).toEqual({ 'content-type': 'application/json', 'x-requested-with': 'Sitewright' })
  })

  it('reports none where there is no page', () => {
    run({ when: 'intent' })
    expect(fetch).not.toHaveBeenCalled()
  })
})
