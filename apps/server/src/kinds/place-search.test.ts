import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPlaceSearch } from './place-search.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A search for places that answers so. */
async function searchAt(answer: RequestListener) {
  const asked: { url: string | undefined; agent: string | undefined }[] = []
  server = createServer((request, response) => {
    asked.push({ url: request.url, agent: request.headers['user-agent'] })
    answer(request, response)
  })
  await new Promise<void>((done) => void server?.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const geocoderUrl = `http://127.0.0.1:${port}/search?format=jsonv2&q={q}`
  const log = { error: vi.fn() }
  return { asked, log, search: createPlaceSearch({ geocoderUrl, publicUrl: 'https://huts.example', log }) }
}

const saying = (body: unknown) => searchAt((_, response) => response.end(JSON.stringify(body)))

describe('the search for places', () => {
  it('reads what Nominatim answers, asked for words of any kind', async () => {
    const { asked, search } = await saying([
      { display_name: ' Hut,\n Alps ', lat: '47.25', lon: '11.5', licence: 'x' },
      { display_name: 'Nowhere', lat: '91', lon: '0' },
      { display_name: 'Text', lat: 'north', lon: '0' },
      { display_name: '', lat: '1', lon: '1' },
      { lat: '1', lon: '1' },
      null,
    ])
    expect(search.isOn).toBe(true)
    expect(await search.find('Hütte & #1?x=/../')).toEqual([{ name: 'Hut, Alps', lat: 47.25, lng: 11.5 }])
    expect(asked).toEqual([
      {
        url: '/search?format=jsonv2&q=H%C3%BCtte%20%26%20%231%3Fx%3D%2F..%2F',
        agent: 'Sitewright (https://huts.example)',
      },
    ])
  })

  it('reads what Photon answers', async () => {
    const feature = (properties: object, coordinates: unknown) => ({ geometry: { coordinates }, properties })
    const { search } = await saying({
      features: [
        feature({ name: 'Auckland', state: 'Auckland', country: 'New Zealand' }, [174.76, -36.85]),
        feature({ name: 'Broken' }, 'x'),
        feature({}, [1, 2]),
      ],
    })
    expect(await search.find('a')).toEqual([{ name: 'Auckland, New Zealand', lat: -36.85, lng: 174.76 }])
  })

  it('tells no more than eight places, with names of a length', async () => {
    const { search } = await saying(
      Array.from({ length: 30 }, () => ({ display_name: 'x'.repeat(999), lat: 1, lon: 2 })),
    )
    const found = await search.find('a')
    expect(found.map(({ name }) => name.length)).toEqual(Array.from({ length: 8 }, () => 300))
  })

  it.each<[string, RequestListener]>([
    ['an error', (_, response) => response.writeHead(500).end('{}')],
    ['no JSON', (_, response) => response.end('<p>')],
    ['something else', (_, response) => response.end('{"error":"no"}')],
    [
      'a way elsewhere',
      ({ url }, response) => (url === '/other' ? response : response.writeHead(302, { location: '/other' })).end('[]'),
    ],
    ['far too much', (_, response) => response.end(`["${'x'.repeat(2_000_000)}"]`)],
    ['a line that breaks', (request) => request.socket.destroy()],
  ])('says that it does not answer where it gets %s', async (_, answer) => {
    const { search, log } = await searchAt(answer)
    await expect(search.find('a')).rejects.toMatchObject({
      status: 424,
      message: 'The search for places does not answer, please try again later',
    })
    expect(log.error).toHaveBeenCalledOnce()
  })

  it('waits no longer than five seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('late')))
    const { search } = await searchAt(() => {})
    await expect(search.find('a')).rejects.toMatchObject({ status: 424 })
    expect(timeout).toHaveBeenCalledExactlyOnceWith(5000)
    timeout.mockRestore()
  })

  it('asks nothing where none is named', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const search = createPlaceSearch({ publicUrl: 'https://huts.example', log: { error: vi.fn() } })
    expect(search.isOn).toBe(false)
    expect(await search.find('a')).toEqual([])
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
  })
})
