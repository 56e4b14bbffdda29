import { runInThisContext } from 'node:vm'
import { vi } from 'vitest'
import { wakeScript } from '../document/wake-script.ts'

export const load = vi.fn<(address: string) => Promise<void>>(async () => {})
export const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}'))

/** Runs the script as its element in the document would; only the `import()`, which jsdom lacks, leads to a function. */
export function run(data: Record<string, string>) {
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
export const fetched = () =>
  fetch.mock.calls.flatMap(([address]) =>
    typeof address === 'string' && address.startsWith('/assets/') ? [address] : [],
  )

/** What is fetched has come. */
export const settled = () => vi.advanceTimersByTimeAsync(0)

/** To be called before each test: a document with something to press, and a clock that stands still. */
export function beginWake(): void {
  // what is tried again later must not be in the files after this one
  vi.useFakeTimers()
  document.body.innerHTML = '<a href="#x">Link</a><button popovertarget="x">Open</button><button>Act</button>'
  document.body.innerHTML += '<form><button id="send">Send</button></form>'
}

/** To be called after each test. */
export function endWake(): void {
  vi.useRealTimers()
  window.sitewrightClicks?.()
  delete window.sitewrightWake
  delete window.sitewrightAgain
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  load.mockClear()
  fetch.mockClear()
}
