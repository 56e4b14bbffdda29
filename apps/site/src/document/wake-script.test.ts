import { createHash } from 'node:crypto'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../client/replay-clicks.ts'
import { wakeScript, wakeScriptHash } from './wake-script.ts'

const load = vi.fn<(address: string) => Promise<void>>(async () => {})
const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}'))

/** Runs the script as its element in the document would; only the `import()`, which jsdom lacks, leads to a function. */
function run(data: Record<string, string>) {
  const text = wakeScript.replace('import(entry)', 'load(entry)')
  expect(text).not.toBe(wakeScript)
  const element = document.createElement('script')
  Object.assign(element.dataset, { entry: '/assets/entry.js', modules: '/assets/a.js /assets/b.js', ...data })
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element)
  vi.stubGlobal('load', load)
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback())
  runInThisContext(text)
}

const preloads = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))

beforeEach(() => {
  // only these: the styles of components stay for the files after this one
  for (const link of document.head.querySelectorAll('link')) link.remove()
  document.body.innerHTML = '<a href="#x">Link</a><button popovertarget="x">Open</button><button>Act</button>'
  document.body.innerHTML += '<form><button id="send">Send</button></form>'
})

afterEach(() => {
  window.sitewrightClicks?.()
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

  it('loads nothing until the visitor interacts', () => {
    run({ when: 'intent' })
    expect(load).not.toHaveBeenCalled()
    expect(preloads()).toEqual([])
  })

  it('fills in today for fields that start with it, before anything is loaded', () => {
    vi.useFakeTimers({ now: new Date(2027, 2, 5, 9) })
    document.body.innerHTML += '<input data-today="" value=""><input data-today="" value="01/02/2003"><input value="">'
    run({ when: 'intent' })
    vi.useRealTimers()
    const values = [...document.querySelectorAll('input')].map(({ value }) => value)
    expect(values).toEqual(['05/03/2027', '01/02/2003', ''])
    expect(load).not.toHaveBeenCalled()
  })

  it.each(['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'])(
    'loads the application at %s, once',
    (name) => {
      run({ when: 'intent' })
      document.body.dispatchEvent(new Event(name, { bubbles: true }))
      document.body.dispatchEvent(new Event(name, { bubbles: true }))
      expect(load).toHaveBeenCalledExactlyOnceWith('/assets/entry.js')
      expect(preloads()).toEqual(['/assets/a.js', '/assets/b.js'])
    },
  )

  it.each(['idle', 'now'])('loads it by itself when the page says %s', (when) => {
    run({ when })
    expect(load).toHaveBeenCalledOnce()
  })

  it('tries again at the next interaction when the application could not be loaded', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    load.mockRejectedValueOnce(new Error('offline'))
    run({ when: 'intent' })
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    await vi.waitFor(() => expect(log).toHaveBeenCalled())
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('stores clicks on controls that need the application, and leaves links and popover buttons alone', () => {
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
    expect(load).toHaveBeenCalledOnce()
    expect(window.sitewrightClicks?.()).toEqual([act, document.querySelector('#send')])
    expect(click(act!)).toBe(false)
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
