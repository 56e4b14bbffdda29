import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditOf } from '../testing/audit.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { prepareContent } from '../starter/first-start.ts'
import { settingDefaults } from './settings.ts'

let server: TestServer
let as: Visitor
beforeEach(async () => {
  server = await createTestServer()
  as = await server.logIn('core.admin')
})
afterEach(() => server.close())

const berlin = { language: 'de-de', timeZone: 'europe/berlin' }
const take = async (place: object = berlin) =>
  (await server.call('POST private/start-take-place.json.php', place, { as })).json()
const isOpen = async () =>
  (await server.call('GET private/start-get.json.php', undefined, { as })).json<{ placeIsOpen?: true }>().placeIsOpen
const place = async () => {
  const { SiteLanguage, SiteTimeZone } = await server.services.settings.all()
  return [SiteLanguage, SiteTimeZone]
}

describe('language and time zone of a new site', () => {
  it('are taken from the browser once, as a save of the settings', async () => {
    expect(await isOpen()).toBe(true)
    expect(await place()).toEqual(['en-NZ', ''])
    const answers = await Promise.all([take(), take({ language: 'fr', timeZone: 'Europe/Paris' })])
    const [taken] = answers.flatMap((answer) => (answer.taken ? [answer.taken] : []))
    expect(answers).toContainEqual({})
    expect(await place()).toEqual([taken.language, taken.timeZone])
    expect(await isOpen()).toBeUndefined()
    expect(await take()).toEqual({})
    const saves = (await auditOf(server)).filter(({ summary }) => summary === 'Site settings saved')
    expect(saves).toMatchObject([
      { account: as.accountId, details: `From the browser: ${taken.language}, ${taken.timeZone}` },
    ])
    const history = await server.call(
      'GET private/document-get-history-paged.json.php',
      { noun: 'settings', limit: 10 },
      { as },
    )
    expect(history.json().items).toMatchObject([{ version: 1, by: expect.any(String) }, { version: 0 }])
  })

  it('are written properly, and left as they are where the server knows no such language or zone', async () => {
    expect(await take()).toEqual({ taken: { language: 'de-DE', timeZone: 'Europe/Berlin' } })
    await server.close()
    server = await createTestServer()
    as = await server.logIn('core.admin')
    const strange = { language: 'Klingon!', timeZone: 'Mars/Olympus' }
    expect(await take(strange)).toEqual({ taken: { language: 'en-NZ', timeZone: '' } })
    expect(await place()).toEqual(['en-NZ', ''])
  })

  it('are those that somebody saves before', async () => {
    const settings = { ...settingDefaults, SiteLanguage: 'fr' }
    const saved = await server.call('POST private/set-site-settings.json.php', settings, { as })
    expect([saved.statusCode, await isOpen(), await take()]).toEqual([200, undefined, {}])
    expect(await place()).toEqual(['fr', ''])
  })

  it('are for administrators alone', async () => {
    as = await server.logIn('core.page-manager')
    expect(await isOpen()).toBeUndefined()
    const reply = await server.call('POST private/start-take-place.json.php', berlin, { as })
    expect([reply.statusCode, await place()]).toEqual([403, ['en-NZ', '']])
  })

  it('are those of the site where it ran before, or its operator named the language', async () => {
    const { database } = server.services
    const clear = (table: 'accounts' | 'settings') => database.write((tx) => tx.deleteFrom(table).execute())
    await clear('settings')
    const again = { adminEmail: 'other@example.org', adminPassword: 'another password', starterSite: undefined }
    await prepareContent(server.services, again)
    expect([await isOpen(), await take(), await place()]).toEqual([undefined, {}, ['en-NZ', '']])
    await clear('accounts')
    await prepareContent(server.services, { ...again, siteLanguage: 'mi' })
    as = await server.logIn('core.admin')
    expect([await isOpen(), await take(), await place()]).toEqual([undefined, {}, ['mi', '']])
  })
})
