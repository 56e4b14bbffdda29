import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage, setSettings } from '../testing/content.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const setup = 'GET protected/app-setup.json.php'
const property = 'GET protected/get-system-property.json.php'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

describe('app-setup', () => {
  it('answers routes, auth, permissions, dp and bi to anybody, below /api/1/ (API-001, API-003)', async () => {
    const reply = await server.call(setup)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ routes: [], auth: 0, permissions: ['public'], dp: '', bi: 0 })
  })

  it('supplies kind, link path and id of every page that has a shortcut (SHELL-031)', async () => {
    const huts = await addPage(server, { url: 'huts', published: true })
    await addPage(server, { url: '', published: true })
    expect((await server.call(setup)).json().routes).toEqual([{ r: 'note', l: 'huts', id: huts }])
  })

  it('leaves out pages that this visitor may not see, and gives them to those who may (SHELL-031)', async () => {
    const draft = await addPage(server, { url: 'draft' })
    const forRole = await addPage(server, { url: 'members', published: true })
    const member = await server.logIn()
    await server.services.database.write((tx) =>
      tx.insertInto('page_roles').values({ page_id: forRole, role_id: member.roleId }).execute(),
    )
    const ids = async (as?: typeof member) =>
      (await server.call(setup, undefined, { as })).json().routes.map((route: { id: number }) => route.id)
    expect(await ids()).toEqual([])
    expect(await ids(member)).toEqual([forRole])
    expect(await ids(await server.logIn('core.page-manager'))).toEqual([draft, forRole])
  })

  it('says who is logged in and what they may do (SESS-003)', async () => {
    const reply = await server.call(setup, undefined, { as: await server.logIn('core.admin') })
    expect(reply.json()).toMatchObject({ auth: 1, permissions: ['core.account-owner', 'core.admin', 'public'] })
  })

  it('gives the default page by its shortcut or else its own address, and none that the visitor may not see', async () => {
    const plain = await addPage(server, { url: '', published: true })
    const named = await addPage(server, { url: 'home', published: true })
    const hidden = await addPage(server, { url: 'later' })
    const dp = async (DefaultPage: number) => {
      await setSettings(server, { DefaultPage })
      return (await server.call(setup)).json().dp
    }
    expect(await dp(named)).toBe('home')
    expect(await dp(plain)).toBe(`pages/note/${plain}`)
    expect(await dp(hidden)).toBe('')
    expect(await dp(99_999)).toBe('')
  })

  it('gives the background image (SHELL-047)', async () => {
    await setSettings(server, { SiteBackground: 12 })
    expect((await server.call(setup)).json().bi).toBe(12)
  })
})

describe('get-system-property', () => {
  it('answers a list whose first item is the value (API-008)', async () => {
    await setSettings(server, { SiteTitle: 'Ridge', SiteLogoLarge: 3, SiteBodyWidth: 900 })
    const value = async (k: string) => (await server.call(property, { k })).json()
    expect(await value('SiteTitle')).toEqual(['Ridge'])
    expect(await value('SiteLogoLarge')).toEqual([3])
    expect(await value('SiteBodyWidth')).toEqual([900])
    for (const k of ['SiteLogoSmall', 'SiteFavicon', 'CaptchaSiteKey', 'GoogleMapsKey'])
      expect(await value(k)).toHaveLength(1)
  })

  it('gives the configured address of map tiles (Q131)', async () => {
    expect((await server.call(property, { k: 'MapTiles' })).json()).toEqual(['https://tiles.example/{z}/{x}/{y}.png'])
  })

  it.each(['CaptchaSecretKey', 'AdminEmail', '__proto__', 'constructor', 'Links', ''])(
    'does not give out %j',
    async (k) => {
      expect((await server.call(property, { k })).statusCode).toBe(400)
    },
  )
})

describe('links-load', () => {
  it('answers a config field with the list as JSON text, and pictures of known icons only (API-042)', async () => {
    const list = [
      { IconSet: 'mat', Icon: 'home', Url: '/', Tooltip: 'Start' },
      { IconSet: 'fas', Icon: 'envelope', Url: 'mailto:a@example.org', Tooltip: 'Write' },
      { IconSet: 'fab', Icon: 'github', Url: 'https://example.org', Tooltip: 'Code' },
      { IconSet: 'mat', Icon: 'no_such_icon', Url: '/', Tooltip: '' },
    ]
    await setSettings(server, { Links: JSON.stringify(list) })
    const { config, icons } = (await server.call('GET public/links-load.json.php')).json()
    expect(JSON.parse(config)).toEqual(list)
    expect(Object.keys(icons)).toEqual(['mat:home', 'fas:envelope', 'fab:github'])
    expect(icons['mat:home']).toEqual({ body: expect.stringContaining('<path'), width: 24, height: 24 })
  })
})
