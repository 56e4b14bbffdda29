import { createTestServer, type TestServer } from '@sitewright/server/testing/vitest'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { specifiedKinds } from './testing/specified-kinds.ts'

const call = 'GET protected/plugin/sectioned-page/find-places.json.php'

let places: Server
let asked: (string | undefined)[]
let site: TestServer | undefined
beforeEach(async () => {
  asked = []
  places = createServer((request, response) => {
    asked.push(request.url)
    response.end(JSON.stringify([{ display_name: 'Cape Reinga', lat: '-34.4', lon: '172.7' }]))
  })
  await new Promise<void>((done) => void places.listen(0, '127.0.0.1', done))
})
afterEach(async () => {
  await site?.close()
  places.close()
})

async function siteWith(options: { geocoderUrl?: string }) {
  const server = await createTestServer({ kinds: specifiedKinds, ...options })
  site = server
  const as = await server.logIn('plugin.sectionedpage.editor')
  return (input: object, who = as) => server.call(call, input, { as: who })
}

describe('places of a map', () => {
  it('are searched for by the server, where whoever runs the site has said and once there are words', async () => {
    const { port } = places.address() as AddressInfo
    const find = await siteWith({ geocoderUrl: `http://127.0.0.1:${port}/find?q={q}` })
    expect((await find({})).json()).toEqual({ available: true, places: [] })
    expect((await find({ q: '  ' })).json()).toEqual({ available: true, places: [] })
    expect(asked).toEqual([])
    expect((await find({ q: ' cape reinga ' })).json()).toEqual({
      available: true,
      places: [{ name: 'Cape Reinga', lat: -34.4, lng: 172.7 }],
    })
    expect(asked).toEqual(['/find?q=cape%20reinga'])
    const stranger = await site?.logIn('plugin.singlepage.editor')
    expect((await find({ q: 'cape' }, stranger)).statusCode).toBe(403)
    expect(asked).toHaveLength(1)
  })

  it('are searched for nowhere where none is named', async () => {
    const find = await siteWith({})
    expect((await find({ q: 'cape' })).json()).toEqual({ available: false, places: [] })
  })

  it('of a search that is away are refused in words', async () => {
    const find = await siteWith({ geocoderUrl: 'http://127.0.0.1:9/find?q={q}' })
    const reply = await find({ q: 'cape' })
    expect([reply.statusCode, reply.json()]).toEqual([
      424,
      { error: 'The search for places does not answer, please try again later', code: 'places-unavailable' },
    ])
  })
})
