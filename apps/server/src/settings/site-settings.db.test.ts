import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { theServer } from '../testing/audit.ts'
import { addPage, setSettings } from '../testing/content.ts'
import { topFolder } from '../testing/folders-and-files.ts'
import { picture } from '../testing/pictures.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { uploaded } from '../testing/uploads.ts'
import { settingDefaults } from './settings.ts'

const mask = '••••••••'

let server: TestServer
let as: Visitor
beforeEach(async () => {
  server = await createTestServer()
  as = await server.logIn('core.admin')
})
afterEach(() => server.close())

const read = async () => (await server.call('GET private/get-site-settings.json.php', undefined, { as })).json()
const save = (input: unknown) => server.call('POST private/set-site-settings.json.php', input, { as })
const settings = (fields: object = {}) => ({ ...settingDefaults, ...fields })
const secret = async () => (await server.services.settings.all()).CaptchaSecretKey

async function addImage(): Promise<number> {
  return uploaded(server, as, {
    idFolder: await topFolder(server, 'public'),
    name: 'hut.png',
    type: 'image/png',
    bytes: await picture(),
  })
}

describe('get-site-settings and set-site-settings', () => {
  it('answer and take all fourteen settings (API-046, API-047, SITE-018)', async () => {
    const page = await addPage(server)
    const image = await addImage()
    const wanted = {
      SiteTitle: 'Hütten & <b>Höhen</b>',
      SiteMetaDescription: 'Walks "and" huts',
      SiteMetaKeywords: 'huts, walks',
      SiteBodyWidth: 960,
      SiteLogoLarge: image,
      SiteLogoSmall: image,
      SiteFavicon: image,
      SiteBackground: image,
      AdminEmail: 'office@huts.example.org',
      NotifyEmail: 'noreply@huts.example.org',
      CaptchaSiteKey: 'site-key',
      CaptchaSecretKey: 'secret-key',
      GoogleMapsKey: 'maps-key',
      DefaultPage: page,
    }
    const reply = await save(wanted)
    expect([reply.statusCode, reply.json()]).toEqual([200, {}])
    // and three more of our own, which a caller need not know
    expect(await read()).toEqual({
      ...wanted,
      CaptchaSecretKey: mask,
      SiteLanguage: 'en-NZ',
      SiteTimeZone: '',
      TrashDays: 30,
    })
    expect(await server.services.settings.all()).toMatchObject(wanted)
  })

  it('answer the defaults before anybody saved them', async () => {
    expect(await read()).toEqual(settings({ AdminEmail: 'admin@example.org' }))
  })

  it('raise a width under 400 to that (SHELL-046)', async () => {
    for (const width of [399, 1, 0, -5]) {
      expect((await save(settings({ SiteBodyWidth: width }))).statusCode).toBe(200)
      expect(await read()).toMatchObject({ SiteBodyWidth: 400 })
      expect(await server.services.settings.property('SiteBodyWidth')).toBe(400)
    }
    await setSettings(server, { SiteBodyWidth: 100 })
    expect(await server.services.settings.property('SiteBodyWidth')).toBe(400)
  })

  it('have the language, which stays if a caller does not send it', async () => {
    expect(await read()).toMatchObject({ SiteLanguage: 'en-NZ' })
    expect((await save(settings({ SiteLanguage: 'DE-at' }))).statusCode).toBe(200)
    expect(await read()).toMatchObject({ SiteLanguage: 'de-AT' })
    const { SiteLanguage: _, ...others } = settings({ SiteTitle: 'Verein' })
    expect((await save(others)).statusCode).toBe(200)
    expect(await read()).toMatchObject({ SiteTitle: 'Verein', SiteLanguage: 'de-AT' })
    await setSettings(server, { SiteLanguage: 'nonsense' })
    expect(await read()).toMatchObject({ SiteLanguage: 'en-NZ' })
  })

  it('have the time zone, which stays if a caller does not send it, and is none where the server does not know it', async () => {
    expect((await save(settings({ SiteTimeZone: ' pacific/auckland ' }))).statusCode).toBe(200)
    expect(await read()).toMatchObject({ SiteTimeZone: 'Pacific/Auckland' })
    const { SiteTimeZone: _, ...others } = settings({ SiteTitle: 'Huts' })
    expect((await save(others)).statusCode).toBe(200)
    expect(await read()).toMatchObject({ SiteTitle: 'Huts', SiteTimeZone: 'Pacific/Auckland' })
    await setSettings(server, { SiteTimeZone: 'Mars/Olympus' })
    expect(await read()).toMatchObject({ SiteTimeZone: '' })
    expect((await save(settings({ SiteTimeZone: '' }))).statusCode).toBe(200)
    expect(await read()).toMatchObject({ SiteTimeZone: '' })
  })

  it('accept what they answer, unchanged, also when the default page was deleted meanwhile', async () => {
    const page = await addPage(server)
    await save(settings({ DefaultPage: page, CaptchaSecretKey: 'secret-key' }))
    await server.services.pages.remove(page, theServer)
    await setSettings(server, { SiteBodyWidth: 100 })
    const answered = await read()
    expect(answered).toMatchObject({ DefaultPage: 0, SiteBodyWidth: 400 })
    expect((await save(answered)).statusCode).toBe(200)
    expect(await read()).toEqual(answered)
    expect(await secret()).toBe('secret-key')
  })
})

describe('the secret key', () => {
  it('is never answered, and stays when its mask is sent back (Q96, threats T30)', async () => {
    await save(settings({ CaptchaSecretKey: 'secret-key' }))
    const reply = await server.call('GET private/get-site-settings.json.php', undefined, { as })
    expect(reply.body).not.toContain('secret-key')
    await save({ ...reply.json<object>(), SiteTitle: 'Other' })
    expect([await secret(), (await server.services.settings.all()).SiteTitle]).toEqual(['secret-key', 'Other'])
  })

  it('is replaced by another, and cleared by an empty one', async () => {
    await save(settings({ CaptchaSecretKey: 'secret-key' }))
    await save(settings({ CaptchaSecretKey: ' other-key ' }))
    expect(await secret()).toBe('other-key')
    await save(settings({ CaptchaSecretKey: '' }))
    expect([await secret(), (await read()).CaptchaSecretKey]).toEqual(['', ''])
  })

  it('has no mask if none was set', async () => {
    await save(settings({ CaptchaSecretKey: mask }))
    expect([await secret(), (await read()).CaptchaSecretKey]).toEqual(['', ''])
  })
})

describe('set-site-settings refuses, and saves nothing (threats T30)', () => {
  async function expectRefused(fields: object, error = 'The request is not well-formed'): Promise<void> {
    const before = await read()
    const reply = await save({ ...settings({ SiteTitle: 'Changed' }), ...fields })
    expect([reply.statusCode, reply.json()]).toEqual([400, { error, code: expect.any(String) }])
    expect(await read()).toEqual(before)
  }

  it('ids that are not images, are deleted, or never existed (SITE-019)', async () => {
    const text = await uploaded(server, as, { idFolder: await topFolder(server, 'public'), bytes: 'Some words' })
    const image = await addImage()
    const gone = await addImage()
    await server.call('GET private/file-delete.json.php', { id: gone }, { as })
    const error = 'One of the images no longer exists or is not an image'
    for (const name of ['SiteLogoLarge', 'SiteLogoSmall', 'SiteFavicon', 'SiteBackground']) {
      for (const id of [text, gone, 4711]) await expectRefused({ SiteBackground: image, [name]: id }, error)
      for (const id of [-1, 1.5, '1', null]) await expectRefused({ [name]: id })
      expect((await save(settings({ [name]: image }))).statusCode).toBe(200)
    }
  })

  it('an unknown language', async () => {
    for (const SiteLanguage of ['', 'German', 'en_NZ', 'de">', 'x-y'])
      await expectRefused({ SiteLanguage }, 'This is not a language tag, such as en-NZ, de or mi')
    await expectRefused({ SiteLanguage: 'x'.repeat(36) })
  })

  it('an unknown time zone', async () => {
    for (const SiteTimeZone of ['Mars/Olympus', '+12:00', 'Auckland time', '"><script>', '__proto__'])
      await expectRefused(
        { SiteTimeZone },
        'This is not the name of a time zone, such as Pacific/Auckland or Europe/Berlin',
      )
    await expectRefused({ SiteTimeZone: 'x'.repeat(65) })
  })

  it('a default page that does not exist', async () => {
    await expectRefused({ DefaultPage: 4711 }, 'The default page no longer exists')
  })

  it.each([
    'office',
    'a@example.org, b@example.org',
    'a@example.org;b@example.org',
    'Office <a@example.org>',
    'a@b@example.org',
    '@example.org',
  ])('the email address %j', async (address) => {
    for (const name of ['AdminEmail', 'NotifyEmail'])
      await expectRefused({ [name]: address }, 'This is not a valid email address')
  })

  it('line ends and other control characters in any text', async () => {
    const texts = Object.entries(settingDefaults).flatMap(([name, value]) => (typeof value === 'string' ? name : []))
    expect(texts).toHaveLength(10)
    for (const name of texts)
      for (const value of ['a@example.org\r\nBcc: b@example.org', 'a\tb', '\u0085', '\u2028'])
        await expectRefused({ [name]: value }, 'Every setting must be a single line of text')
  })

  it('invalid widths, missing and unknown settings, and texts that are too long', async () => {
    for (const SiteBodyWidth of [10_001, 800.5, '800', null]) await expectRefused({ SiteBodyWidth })
    for (const width of [400, 10_000]) expect((await save(settings({ SiteBodyWidth: width }))).statusCode).toBe(200)
    await expectRefused({ Links: '[]' })
    await expectRefused({ SiteTitle: undefined })
    await expectRefused({ SiteTitle: 'x'.repeat(201) })
    await expectRefused({ SiteMetaDescription: 'x'.repeat(1001) })
    for (const input of [[], null, 'x', {}]) expect((await save(input)).statusCode).toBe(400)
  })
})

describe('settings that were saved', () => {
  it('are read one by one: file ids as numbers, texts as text (SITE-020)', async () => {
    const image = await addImage()
    const images = { SiteLogoLarge: image, SiteLogoSmall: image, SiteFavicon: image }
    await save(settings({ ...images, SiteTitle: '2026', CaptchaSiteKey: '7' }))
    const value = async (k: string) => (await server.call('GET protected/get-system-property.json.php', { k })).json()
    for (const name of Object.keys(images)) expect(await value(name)).toEqual([image])
    expect([await value('SiteTitle'), await value('CaptchaSiteKey')]).toEqual([['2026'], ['7']])
  })

  it('decide the sender of system email, and who gets notifications (Q98)', async () => {
    await save(settings({ AdminEmail: ' office@example.org ', NotifyEmail: 'noreply@example.org' }))
    expect(await server.services.settings.all()).toMatchObject({
      AdminEmail: 'office@example.org',
      NotifyEmail: 'noreply@example.org',
    })
  })

  it('are those of one of several saves at once', async () => {
    const inputs = Array.from({ length: 10 }, (_, i) => {
      const input = settings({ SiteTitle: `Title ${i}`, SiteMetaKeywords: `word ${i}` })
      return i % 2 === 0 ? input : Object.fromEntries(Object.entries(input).reverse())
    })
    expect(new Set((await Promise.all(inputs.map(save))).map((reply) => reply.statusCode))).toEqual(new Set([200]))
    const { SiteTitle, SiteMetaKeywords } = await read()
    expect(SiteTitle.split(' ')[1]).toBe(SiteMetaKeywords.split(' ')[1])
  })
})
