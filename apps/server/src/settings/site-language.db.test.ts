import { currentLanguage, dateTimeFormat, defineMessages } from '@sitewright/messages'
import { definePageKindServer, refuse } from '@sitewright/page-kit/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage, setSettings } from '../testing/content.ts'
import { emailsIn } from '../testing/people.ts'
import { noteKind } from '../testing/test-kinds.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const hour = 60 * 60_000
const save = 'POST protected/plugin/note/save-page.json.php'

/** What a kind says; the server has translations under the same name. */
const texts = defineMessages('server/email', { hello: 'Hello,' })

let server: TestServer
let heard: string[]
beforeEach(async () => {
  heard = []
  const kind = definePageKindServer({
    ...noteKind,
    clean: (content) => (content === 'greet me' ? refuse(texts.hello()) : content),
    jobs: { greet: { every: hour, run: async () => void heard.push(texts.hello()) } },
  })
  server = await createTestServer({ kinds: [kind] })
})
afterEach(() => server.close())

const speak = (SiteLanguage: string) => setSettings(server, { SiteTitle: 'Hütten', SiteLanguage })

describe('a site speaks its language', () => {
  it.each([
    ['de', 'Ihr Konto bei Hütten', 'Guten Tag Kim,', 'innerhalb von 7 Tagen', '<html lang="de" dir="ltr">'],
    ['ar', 'حسابك في \u2068Hütten\u2069', 'مرحبًا \u2068Kim\u2069،', '7 أيام', '<html lang="ar" dir="rtl">'],
    ['nl', 'Your account at Hütten', 'Hello Kim,', '7 days', '<html lang="en" dir="ltr">'],
  ])('in emails, from the greeting to the button: %s', async (language, subject, greeting, span, start) => {
    await speak(language)
    const admin = await server.logIn('core.admin')
    const kim = { email: 'kim@example.org', name: 'Kim', intro: true }
    await server.call('POST private/account-create.json.php', kim, { as: admin })
    const [mail] = await emailsIn(server, 'kim@example.org')
    expect(mail?.subject).toBe(subject)
    expect(mail?.text.startsWith(greeting)).toBe(true)
    for (const part of [mail?.text, mail?.html]) expect(part).toContain(span)
    expect(mail?.html).toContain(start)
  })

  it('in refusals of calls, of the core as of page kinds, and where nothing is', async () => {
    const editor = await server.logIn('plugin.note.editor')
    const id = await addPage(server, { kind: 'note' })
    const refusals = async () => {
      const replies = [
        await server.call(save, { id, content: 'greet me' }, { as: editor }),
        await server.call('POST private/account-create.json.php', { email: 'x', name: '' }, { as: editor }),
        await server.call('GET nothing.json.php'),
      ]
      return replies.map((reply) => reply.json<{ error: string }>().error)
    }
    await speak('de-AT')
    expect(await refusals()).toEqual(['Guten Tag,', 'Zugriff verweigert', 'Nicht gefunden'])
    await speak('en-NZ')
    expect(await refusals()).toEqual(['Hello,', 'Permission denied', 'Not found'])
  })

  it.each(['de', 'xx-!!, *;q=oops', '', 'x'.repeat(2000)])(
    'whatever a browser asks for, whose wishes would be another document for each: %j',
    async (wish) => {
      await speak('fr')
      const { statusCode, json } = await server.get('/nowhere', { headers: { 'accept-language': wish } })
      expect([statusCode, json().title]).toEqual([404, 'Hütten'])
      const reply = await server.call('GET nothing.json.php', undefined, { headers: { 'accept-language': wish } })
      expect(reply.json()).toMatchObject({ error: 'Introuvable' })
    },
  )

  it('by the clock of its time zone, in emails and in what page kinds do', async () => {
    const show = async () => server.services.inSiteLanguage(() => dateTimeFormat({ timeStyle: 'short' }).format(0))
    await setSettings(server, { SiteTimeZone: 'Pacific/Auckland' })
    expect(await show()).toBe('12:00 pm')
    await setSettings(server, { SiteTimeZone: 'Asia/Kathmandu' })
    expect(await show()).toBe('5:30 am')
    const kim = { language: 'de' }
    expect(await server.services.inLanguageOf(kim, () => currentLanguage())).toMatchObject({
      ...{ tag: 'de', timeZone: 'Asia/Kathmandu' },
    })
    await setSettings(server, { SiteTimeZone: 'Mars/Olympus' })
    expect(await server.services.inLanguageOf(kim, () => currentLanguage().timeZone)).toBeUndefined()
  })

  it('in what page kinds do by themselves', async () => {
    await server.services.jobs.run()
    await speak('fr')
    server.time.now += hour
    await server.services.jobs.run()
    expect(heard).toEqual(['Bonjour,'])
  })

  it('in the page for somebody who opens an address that cannot be answered', async () => {
    await speak('es')
    await server.get('/')
    const { body } = await server.get('/api/1/nothing', { headers: { accept: 'text/html' } })
    expect(body).toContain('<html lang="es" dir="ltr">')
    expect(body).toContain('<h1>No encontrado</h1>')
    expect(body).toContain('Ir a la página de inicio')
  })
})
