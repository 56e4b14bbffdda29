import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

let server: TestServer
let as: Visitor
beforeAll(async () => {
  server = await createTestServer()
  as = await server.logIn('core.admin')
})
afterAll(() => server.close())

type Found = { name: string; picture: { body: string; width: number; height: number } }[]

async function search(set: string, q: string): Promise<Found> {
  return (await server.call('GET private/icon-search.json.php', { set, q }, { as })).json()
}

const names = async (set: string, q: string) => (await search(set, q)).map(({ name }) => name)

describe('icon-search', () => {
  it('answers the icon of exactly this name first, then names that begin with the text, then that contain it', async () => {
    const found = await names('mat', 'home')
    const exact = found.findIndex((name) => name !== 'home')
    const holding = found.findIndex((name) => !name.startsWith('home'))
    expect(exact).toBe(1)
    expect(holding).toBeGreaterThan(exact)
    expect(found.slice(holding).every((name) => name.indexOf('home') > 0)).toBe(true)
    expect(found).toContain('add_home')
  })

  it.each(['shopping_cart', 'shopping cart', 'Shopping-Cart', ' shopping_cart '])(
    'finds an icon of the material set as %j',
    async (typed) => {
      expect((await names('mat', typed))[0]).toBe('shopping_cart')
    },
  )

  it.each([
    ['fas', 'envelope', 'envelope'],
    ['fas', 'fa-magnifying_glass', 'magnifying-glass'],
    ['fab', 'GitHub', 'github'],
  ])('finds an icon of the set %s as %j', async (set, typed, name) => {
    expect((await names(set, typed))[0]).toBe(name)
  })

  it('answers the very pictures that the link bar shows under these names', async () => {
    for (const set of ['mat', 'fas', 'fab'] as const)
      for (const { name, picture } of await search(set, 'a')) {
        expect(name).toMatch(/^[a-z0-9_-]+$/)
        expect(await server.services.icons.picture(set, name)).toEqual(picture)
      }
  })

  it('offers each icon once: in its filled form, and under one of its names', async () => {
    for (const [set, q] of [
      ['mat', 'home'],
      ['mat', ''],
      ['fab', 'square'],
      ['fas', 'child'],
    ] as const) {
      const found = await search(set, q)
      expect(new Set(found.map(({ name }) => name)).size).toBe(found.length)
    }
    expect((await names('mat', 'outline_home')).concat(await names('mat', 'round-home'))).toEqual([])
    const pictures = (await search('fab', 'github')).map(({ picture }) => picture.body)
    expect(new Set(pictures).size).toBe(pictures.length)
    expect(await names('fab', 'github')).toContain('github-square')
  })

  it('answers at most 60, the first ones for an empty text, and none for what no name contains', async () => {
    for (const set of ['mat', 'fas', 'fab']) {
      expect(await names(set, '')).toHaveLength(60)
      expect(await names(set, 'a')).toHaveLength(60)
      expect(await names(set, 'no-such-icon-anywhere')).toEqual([])
    }
    expect(await names('mat', '__proto__')).toEqual([])
    expect(await names('fas', 'constructor')).toEqual([])
  })

  it.each(['set=svg&q=home', 'set=__proto__&q=', 'q=home', 'set=mat', `set=mat&q=${'x'.repeat(65)}`])(
    'refuses %.40s',
    async (query) => {
      expect((await server.call('GET private/icon-search.json.php', query, { as })).statusCode).toBe(400)
    },
  )
})
