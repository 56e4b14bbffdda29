import { expect, it, vi } from 'vitest'
import { fetchedFirst, withItself } from './fetched-first.ts'

type Transform = { handler: (code: string) => { code: string } }
type Wrapped = (load: () => Promise<string>, files?: string[]) => Promise<string>

/** The wrapper as it runs in a browser, around Vite's own. */
async function wrapped(): Promise<Wrapped> {
  const vite = `const assetsURL = (file) => '/' + file
export const __vitePreload = async (load) => load()`
  const { code } = (fetchedFirst().transform as unknown as Transform).handler(vite)
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { __vitePreload: Wrapped }
  return module.__vitePreload
}

it('a dynamic import waits for its files, and is not begun where one cannot be fetched', async () => {
  const fetch = vi.fn<() => Promise<Response>>(async () => new Response('x'))
  vi.stubGlobal('fetch', fetch)
  const preload = await wrapped()
  const load = vi.fn<() => Promise<string>>(async () => 'the module')
  const files = ['assets/a.js', 'assets/b.js', 'assets/a.css']
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(preload(load, files)).rejects.toThrow('Failed to fetch dynamically imported module: /assets/a.js')
  fetch.mockResolvedValueOnce(new Response('', { status: 502 }))
  await expect(preload(load, files)).rejects.toThrow('dynamically imported module')
  expect(load).not.toHaveBeenCalled()
  expect(await preload(load, files)).toBe('the module')
  // b came at once, a the third time; style sheets are Vite's own matter
  expect(fetch.mock.calls.map(([address]: unknown[]) => address)).toEqual([
    '/assets/a.js',
    '/assets/b.js',
    '/assets/a.js',
    '/assets/a.js',
  ])
  vi.unstubAllGlobals()
})

it('a file that is imported is among its own files', () => {
  expect(withItself('a.js', [])).toEqual(['a.js'])
  expect(withItself('a.js', ['a.js', 'b.js'])).toEqual(['a.js', 'b.js'])
})

it('a helper of Vite that looks otherwise ends the build', () => {
  expect(() => (fetchedFirst().transform as unknown as Transform).handler('export { preload }')).toThrow('another way')
})
