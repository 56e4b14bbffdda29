import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../client/replay-clicks.ts'
import '../behaviours/popover-menus.ts'
import '../client/until-loaded.ts'
import { beginWake, endWake, fetch, fetched, load, run, settled } from '../testing/run-wake-script.ts'
import { wakeScript, wakeScriptHash } from './wake-script.ts'

beforeEach(beginWake)
afterEach(endWake)

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

  it('stores Enter in a field whose form is not sent by it yet, and no other key or place', async () => {
    document.body.innerHTML =
      '<main><form><input id="name"><input id="file" type="file"><textarea></textarea><button type="submit" disabled>' +
      'Send</button></form><form action="/search"><input id="words"><button type="submit">Search</button></form></main>'
    run({ when: 'intent' })
    const press = (place: string, key: string, keyCode = 13) =>
      document.querySelector(place)?.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true }))
    press('#name', 'x')
    // ends a composition in Safari
    press('#name', 'Enter', 229)
    for (const place of ['#file', 'textarea', '#words', 'main']) press(place, 'Enter')
    press('#name', 'Enter')
    await settled()
    expect(load).toHaveBeenCalledOnce()
    expect(window.sitewrightClicks?.()).toEqual([document.querySelector('#name')])
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
